import { Button } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import type { BoundField } from '../../../core/forms/use-form.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { cleanAmount, readAmount, typedForm } from '../common/amount.ts'
import { useTransfersText } from './use-transfers-text.ts'

const least = '0.01'

/** Reads the amount that was typed, and says what is wrong with it. */
export const useAmountCheck = (max: string) => {
  const t = useTransfersText()
  const { locale } = useLanguage()
  const read = (text: string) => readAmount(text, locale, { min: least, max })
  return {
    amountOf: (text: string): string => {
      const typed = read(text)
      return typed.kind === 'fits' ? typed.amount : ''
    },
    problemOf: (text: string): string | undefined => {
      const { kind } = read(text)
      if (kind === 'fits') return undefined
      if (kind === 'empty') return t('transfers.amountEmpty')
      return t('transfers.amountOutside', { max: formatAmount(max, { locale }) })
    },
  }
}

/** How much, and a press for everything there is. */
export const AmountField = ({
  field,
  max,
}: {
  readonly field: BoundField
  readonly max: string
}) => {
  const t = useTransfersText()
  const { locale } = useLanguage()
  const change = (text: string) => field.onChange({ target: { value: cleanAmount(text) } })
  return (
    <Field
      {...field}
      label={t('transfers.amount')}
      hint={t('transfers.available', { amount: formatAmount(max, { locale }) })}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
      after={
        <Button look="quiet" onClick={() => change(typedForm(max, locale))}>
          {t('transfers.all')}
        </Button>
      }
    />
  )
}
