import { formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { useLanguage } from '../language/language.tsx'
import { readMoney } from './typed-amount.ts'

/** The error of an amount field for the text in it. */
export const useAmountWords = () => {
  const { t, language, locale } = useLanguage()
  return {
    /** Text that is not an amount at all, with an example of one. */
    unreadable: t('amount.unreadable', { example: formatMoneyText('1234.50', locale) }),
    /** The parsed amount, if the text has an ambiguous separator. */
    readAs: (text: string): string | undefined => {
      if (!/[.,]/.test(text)) return undefined
      const typed = readMoney(text, language)
      if (typed.kind !== 'amount') return undefined
      return t('amount.readAs', { amount: formatMoneyText(formatMoney(typed.minor), locale) })
    },
  }
}
