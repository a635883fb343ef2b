import type { BoundField } from '../../../core/forms/use-form.ts'
import { useText } from '../../../core/language/use-text.ts'
import { SecretField } from './form-parts.tsx'

type NewDigits = { readonly next: string; readonly again: string }

/** The error of the six new digits, or of their repetition. */
export const useCheckNewDigits = () => {
  const t = useText('security')
  return (name: keyof NewDigits, { next, again }: NewDigits): string | undefined => {
    if (name === 'next') return /^\d{6}$/.test(next) ? undefined : t('payment.wrongShape')
    return again === next ? undefined : t('payment.differs')
  }
}

/** Six new digits for withdrawals, entered twice. */
export const NewDigitsFields = ({
  field,
}: {
  readonly field: (name: keyof NewDigits) => BoundField
}) => {
  const t = useText('security')
  return (
    <>
      <SecretField digits field={field('next')} label={t('payment.new')} />
      <SecretField digits field={field('again')} label={t('payment.again')} />
    </>
  )
}
