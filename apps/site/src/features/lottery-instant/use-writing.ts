import { formatCount, formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { useLanguage } from '../../core/language/language.tsx'

/** How amounts, counts and names are written in the language of the page. */
export const useWriting = () => {
  const { locale, language } = useLanguage()
  return {
    locale,
    /** From 1/10,000 BRL as decimal text. */
    money: (minor: string | bigint) => formatMoneyText(formatMoney(BigInt(minor)), locale),
    count: (value: number) => formatCount(value, locale),
    nameOf: (names: Readonly<Record<string, string>>) => names[language] ?? names['EN'] ?? '',
  }
}
