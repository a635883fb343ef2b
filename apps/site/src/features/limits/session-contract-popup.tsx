import { useQuery, useQueryClient } from '@tanstack/react-query'
import { setSessionContract } from '@trevo/api-client/endpoints.ts'
import { Field } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../core/api/api.ts'
import { Modal } from '../../core/dialog/modal.tsx'
import { FormEnd } from '../../core/forms/form-end.tsx'
import { useForm } from '../../core/forms/use-form.ts'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import { playTimeKey, playTimeQuery } from '../../entities/limits/play-time.ts'
import { readTyped } from '../../entities/limits/read-typed.ts'
import styles from './limits.module.css'

const choices = [15, 30, 60, 120, 240] as const

/** Agrees on the end and the loss of a session before it; one that runs can be made shorter and lower. */
const SessionContractPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, timeOf } = useLimitWords()
  const queries = useQueryClient()
  const { data } = useQuery(playTimeQuery())
  const [minutes, setMinutes] = useState<(typeof choices)[number]>(30)
  const form = useForm({
    empty: { loss: '' },
    check: (_name, { loss }) =>
      Number(readTyped('loss', loss) ?? 0) > 0 ? undefined : t('limits.valueNeeded'),
    send: async ({ loss }) => {
      const body = { minutes, loss: readTyped('loss', loss) ?? '' }
      const answer = await call(setSessionContract, { body })
      if (!answer.ok) return { message: answer.message, code: answer.code }
      queries.setQueryData(playTimeKey, answer.value)
      showToast(t('contract.saved'))
      onClose()
      return undefined
    },
  })
  if (!data) return null
  return (
    <Modal title={t('contract.title')} onClose={onClose} size={{ width: 420 }}>
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
        <p className={styles['lead']}>
          {t(data.contract?.isRunning ? 'contract.onlyLower' : 'contract.lead')}
        </p>
        <fieldset className={styles['again']}>
          <legend>{t('limits.ask.time')}</legend>
          {choices.map((min) => (
            <label key={min}>
              <input
                type="radio"
                name="minutes"
                checked={min === minutes}
                onChange={() => setMinutes(min)}
              />
              {timeOf(min)}
            </label>
          ))}
        </fieldset>
        <Field
          {...form.field('loss')}
          label={t('limits.ask.loss')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
        <FormEnd form={form} label={t('contract.confirm', { time: timeOf(minutes) })} />
        <p className={styles['note']}>{t('contract.note')}</p>
      </form>
    </Modal>
  )
}
export default SessionContractPopup
