import { addPasskey, startPasskey } from '@trevo/api-client/endpoints.ts'
import { makePasskey } from '@trevo/api-client/passkey.ts'
import { Field } from '@trevo/ui/field.tsx'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { renewToken } from '../../../core/session/renew-token.ts'
import styles from './form.module.css'
import { useAgentText } from '../common/use-agent-text.ts'
import { useText } from '../../../core/language/use-text.ts'
import { FormModal, ProvePassword, useDone, useFailure } from './form-parts.tsx'

/** Password first, then the device's own dialog. */
export const PasskeyForm = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('security')
  const failureOf = useFailure()
  const done = useDone(onClose)
  const thisDevice = useAgentText()(navigator.userAgent)
  const form = useForm({
    empty: { name: thisDevice, password: '' },
    check: (name, values) => {
      if (values[name].trim() !== '') return undefined
      return t(name === 'password' ? 'form.passwordNeeded' : 'common.fieldNeeded')
    },
    send: async ({ name, password }) => {
      const started = await call(startPasskey, { body: { password } })
      if (!started.ok) return failureOf(started, { 'password.wrong': 'password' })
      const response = await makePasskey(started.value)
      if (!response) return { message: t('passkeys.notMade') }
      const body = { name: name.trim(), response }
      const answer = await renewToken(() => call(addPasskey, { body }))
      if (!answer.ok) return failureOf(answer, {})
      await done(t('passkeys.added'))
      return undefined
    },
  })
  return (
    <FormModal title={t('passkeys.add')} lead={t('passkeys.text')} onClose={onClose}>
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
        <Field
          {...form.field('name')}
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          autoComplete="off"
          maxLength={40}
        />
        <ProvePassword field={form.field('password')} />
        <FormEnd form={form} label={t('common.continue')} />
      </form>
    </FormModal>
  )
}
