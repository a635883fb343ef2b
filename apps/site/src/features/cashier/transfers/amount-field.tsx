import { Button } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import type { BoundField } from '../../../core/forms/use-form.ts'
import { readAmount, typedForm } from '../../../core/forms/typed-amount.ts'
import { useAmountWords } from '../../../core/forms/use-amount-words.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useText } from '../../../core/language/use-text.ts'

const least = '0.01'

/** Parses the typed amount, and returns its error. */
export const useAmountCheck = (max: string) => {
  const t = useText('transfers')
  const { locale, language } = useLanguage()
  const words = useAmountWords()
  const read = (text: string) => readAmount(text, language, { min: least, max })
  return {
    amountOf: (text: string): string => {
      const typed = read(text)
      return typed.kind === 'fits' ? typed.amount : ''
    },
    problemOf: (text: string): string | undefined => {
      const { kind } = read(text)
      if (kind === 'fits') return undefined
      if (kind === 'empty') return t('transfers.amountEmpty')
      if (kind === 'unreadable') return words.unreadable
      return t('transfers.amountOutside', { max: formatAmount(max, { locale }) })
    },
  }
}

/** How much, with a button for the whole balance. */
export const AmountField = ({
  field,
  max,
}: {
  readonly field: BoundField
  readonly max: string
}) => {
  const t = useText('transfers')
  const { locale, language } = useLanguage()
  const words = useAmountWords()
  const change = (text: string) => field.onChange({ target: { value: text } })
  return (
    <Field
      {...field}
      label={t('transfers.amount')}
      hint={
        words.readAs(field.value) ??
        t('common.available', { amount: formatAmount(max, { locale }) })
      }
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
      after={
        <Button look="quiet" onClick={() => change(typedForm(max, language))}>
          {t('common.everything')}
        </Button>
      }
    />
  )
}
