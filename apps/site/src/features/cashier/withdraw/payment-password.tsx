import { useState } from 'react'
import { useText } from '../../../core/language/use-text.ts'
import { PaymentPasswordField } from '../../../core/forms/payment-password-field.tsx'

/** The payment password and its error; a refused withdrawal clears it. */
export const usePaymentPassword = (refused: string | undefined) => {
  const t = useText('withdraw')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isComplete = /^\d{6}$/.test(password)
  return {
    password,
    isComplete,
    problem: refused ?? (isChecked && !isComplete ? t('withdraw.passwordNeeded') : undefined),
    check: () => setChecked(true),
    type: (text: string) => setPassword(text.replaceAll(/\D/g, '')),
    empty: () => {
      setPassword('')
      setChecked(false)
    },
  }
}

/** The field of the payment password. */
export const PaymentPassword = ({
  password: { password, problem, type },
}: {
  readonly password: ReturnType<typeof usePaymentPassword>
}) => {
  const t = useText('withdraw')
  return (
    <PaymentPasswordField
      name="paymentPassword"
      hint={t('withdraw.passwordHint')}
      error={problem}
      value={password}
      onChange={(event) => type(event.target.value)}
    />
  )
}
