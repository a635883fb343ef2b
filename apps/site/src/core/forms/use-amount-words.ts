import { formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { useLanguage } from '../language/language.tsx'
import { readMoney } from './typed-amount.ts'

/** The error for the text in an amount field. */
export const useAmountWords = () => {
  const { t, language, locale } = useLanguage()
  return {
    /** For text that is not an amount at all, with an example of one. */
    unreadable: t('amount.unreadable', { example: formatMoneyText('1234.50', locale) }),
    /** The parsed amount, if its separator is ambiguous. */
    readAs: (text: string): string | undefined => {
      if (!/[.,]/.test(text)) return undefined
      const typed = readMoney(text, language)
      if (typed.kind !== 'amount') return undefined
      return t('amount.readAs', { amount: formatMoneyText(formatMoney(typed.minor), locale) })
    },
  }
}
