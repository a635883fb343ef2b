import {
  correctMyData,
  eraseMyData,
  exportMyData,
  openMyData,
} from '@trevo/api-client/endpoints.ts'
import { correctableFields } from '@trevo/contract/wps/my-data.ts'
import { PasswordField, Select, TextArea } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../core/api/api.ts'
import { Modal } from '../../core/dialog/modal.tsx'
import { saveFile } from '../../core/files/save-file.ts'
import { FormEnd } from '../../core/forms/form-end.tsx'
import { useForm } from '../../core/forms/use-form.ts'
import { useText } from '../../core/language/use-text.ts'
import styles from './my-data.module.css'
import { useMyDataAgain } from './queries.ts'

export type DataAct =
  | { readonly act: 'export' | 'erase' | 'correct' }
  | { readonly act: 'open'; readonly requestId: string }

type Props = { readonly of: DataAct; readonly onClose: () => void }

/** Asks for the password, then for the act. */
const ProofForm = ({
  of,
  onClose,
}: {
  readonly of: Exclude<DataAct, { readonly act: 'correct' }>
  readonly onClose: () => void
}) => {
  const t = useText('my-data')
  const again = useMyDataAgain()
  const [newId] = useState(() => crypto.randomUUID())
  const form = useForm({
    empty: { password: '' },
    check: (_name, { password }) => (password === '' ? t('myData.passwordNeeded') : undefined),
    send: async ({ password }) => {
      const requestId = of.act === 'open' ? of.requestId : newId
      const body = { requestId, password }
      if (of.act === 'open') {
        const answer = await call(openMyData, { body })
        if (!answer.ok) return { message: answer.message, code: answer.code }
        const { fileName, content } = answer.value
        const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0))
        saveFile(fileName, new Blob([bytes], { type: 'application/json' }))
      } else {
        const answer = await (of.act === 'export'
          ? call(exportMyData, { body })
          : call(eraseMyData, { body }))
        if (!answer.ok) return { message: answer.message, code: answer.code }
        showToast(t('myData.asked'))
      }
      await again()
      onClose()
      return undefined
    },
  })
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <p className={styles['note']}>{t(`myData.${of.act}Means`)}</p>
      <PasswordField
        {...form.field('password')}
        label={t('myData.password')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
      />
      <FormEnd
        form={form}
        label={t(`myData.${of.act}`)}
        look={of.act === 'erase' ? 'danger' : 'brand'}
      />
    </form>
  )
}

const textMax = 300

const CorrectForm = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('my-data')
  const again = useMyDataAgain()
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useForm({
    empty: { field: 'name', text: '' },
    check: (name, { text }) =>
      name === 'text' && text.trim() === '' ? t('myData.textNeeded') : undefined,
    send: async ({ field, text }) => {
      const chosen = correctableFields.find((one) => one === field) ?? 'other'
      const body = { requestId, field: chosen, text: text.trim() }
      const answer = await call(correctMyData, { body })
      if (!answer.ok) return { message: answer.message, code: answer.code }
      showToast(t('myData.asked'))
      await again()
      onClose()
      return undefined
    },
  })
  const text = form.field('text')
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <p className={styles['note']}>{t('myData.correctMeans')}</p>
      <Select
        {...form.field('field')}
        label={t('myData.field')}
        options={correctableFields.map((value) => ({
          value,
          label: t(`myData.field.${value}`),
        }))}
      />
      <TextArea
        {...text}
        label={t('myData.text')}
        counter={`${text.value.length} / ${textMax}`}
        maxLength={textMax}
        rows={3}
      />
      <FormEnd form={form} label={t('common.send')} />
    </form>
  )
}

/** The dialog of one act. */
export const ActForm = ({ of, onClose }: Props) => {
  const t = useText('my-data')
  return (
    <Modal title={t(`myData.${of.act}`)} onClose={onClose} size={{ width: 440 }}>
      {of.act === 'correct' ? (
        <CorrectForm onClose={onClose} />
      ) : (
        <ProofForm of={of} onClose={onClose} />
      )}
    </Modal>
  )
}
