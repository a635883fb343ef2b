import { changePaymentPassword, setPaymentPassword } from '@trevo/api-client/endpoints.ts'
import { Button } from '@trevo/ui/button.tsx'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import styles from './form.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { FormModal, ProvePassword, SecretField, useDone, useFailure } from './form-parts.tsx'
import { NewDigitsFields, useCheckNewDigits } from './new-digits.tsx'

const fieldOf = {
  'password.wrong': 'proof',
  'payment_password.wrong': 'proof',
  'payment_password.invalid': 'next',
  'password.unchanged': 'next',
  'password.confirmation_differs': 'again',
} as const

/** Six digits for withdrawals: set with the login password, changed with the current ones. */
export const PaymentForm = ({
  isSet,
  onClose,
}: {
  readonly isSet: boolean
  readonly onClose: () => void
}) => {
  const t = useText('security')
  const failureOf = useFailure()
  const done = useDone(onClose)
  const checkNew = useCheckNewDigits()
  const form = useForm({
    empty: { proof: '', next: '', again: '' },
    check: (name, values) => {
      if (name === 'proof') return values.proof ? undefined : t('form.passwordNeeded')
      return checkNew(name, values)
    },
    send: async ({ proof, next, again }) => {
      const asked = { newPaymentPassword: next, confirmNewPaymentPassword: again }
      const answer = isSet
        ? await call(changePaymentPassword, { body: { oldPaymentPassword: proof, ...asked } })
        : await call(setPaymentPassword, { body: { password: proof, ...asked } })
      if (!answer.ok) return failureOf(answer, fieldOf)
      await done(t('payment.saved'))
      return undefined
    },
  })
  return (
    <FormModal
      title={t(isSet ? 'payment.changeTitle' : 'common.createPaymentPassword')}
      lead={t('payment.text')}
      onClose={onClose}
    >
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
        {isSet ? (
          <SecretField digits field={form.field('proof')} label={t('payment.old')} />
        ) : (
          <ProvePassword field={form.field('proof')} />
        )}
        <NewDigitsFields field={form.field} />
        <FormEnd form={form} label={t('common.save')} />
        {isSet && (
          <Button
            look="quiet"
            wide
            onClick={() => openPopup('security', { form: { name: 'paymentReset' } })}
          >
            {t('payment.forgot')}
          </Button>
        )}
      </form>
    </FormModal>
  )
}
