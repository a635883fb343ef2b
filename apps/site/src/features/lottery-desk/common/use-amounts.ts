import { formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { useLanguage } from '../../../core/language/language.tsx'

/** Amounts in 1/10,000 BRL for display, without losing fractions of a centavo. */
export const writeMinor = (amountMinor: bigint, locale: string): string => {
  const rest = amountMinor % 100n
  const text = formatMoneyText(formatMoney(amountMinor), locale)
  return rest === 0n ? text : text + String(rest).padStart(2, '0').replace(/0$/, '')
}

/** Prizes for display: whole centavos, rounded down so that never more than the payout is shown. */
export const usePrizes = (): ((amountMinor: bigint) => string) => {
  const { locale } = useLanguage()
  return (amountMinor) => formatMoneyText(formatMoney(amountMinor), locale)
}

export const useAmounts = (): ((amountMinor: bigint) => string) => {
  const { locale } = useLanguage()
  return (amountMinor) => writeMinor(amountMinor, locale)
}
