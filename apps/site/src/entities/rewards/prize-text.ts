import type { Prize } from '@trevo/contract/wps/rewards/center.ts'
import { withMinus } from '@trevo/i18n/format.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'

/** Points as people write them, without trailing decimals. */
export const formatPoints = (points: string, locale: string): string =>
  withMinus(
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2, roundingMode: 'trunc' }).format(
      points as Intl.StringNumericLiteral,
    ),
  )

/** The text of a prize: "R$ 5,00", "20 pontos", "5 rodadas de R$ 0,20". */
export const usePrizeText = () => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  return ({ type, amount, count, name }: Prize): string => {
    switch (type) {
      case 'points':
        return t('rewards.points', {
          count: Number(amount),
          points: formatPoints(amount, locale),
        })
      case 'freeRounds':
        return t('rewards.rounds', { count: count ?? 0, amount: formatAmount(amount, { locale }) })
      case 'physical':
        return name ?? ''
      case 'draw':
        return t('rewards.ticketPrize')
      case 'cash':
        return formatAmount(amount, { locale })
      default:
        return type satisfies never
    }
  }
}

/** The wagering requirement on winnings of free rounds before they can be withdrawn, from their terms. */
export const useWinTurnoverText = () => {
  const t = useText('rewards')
  return (times: number): string =>
    times === 0 ? t('rewards.winTurnoverNone') : t('rewards.winTurnover', { times })
}

const shortFormats = new Map<string, Intl.NumberFormat>()
/** Without trailing decimals: "R$ 5". */
const formatShort = (amount: string, locale: string): string => {
  const known = shortFormats.get(locale)
  const format =
    known ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'BRL',
      trailingZeroDisplay: 'stripIfInteger',
    })
  if (!known) shortFormats.set(locale, format)
  return format.format(amount as Intl.StringNumericLiteral)
}

/** Abbreviated, where space is tight: "R$ 5", "20 pts", "5 rodadas". */
export const useShortPrizeText = () => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  return ({ type, amount, count, name }: Prize): string => {
    switch (type) {
      case 'points':
        return t('rewards.pointsShort', { points: formatPoints(amount, locale) })
      case 'freeRounds':
        return t('rewards.roundsShort', { count: count ?? 0 })
      case 'physical':
        return name ?? ''
      case 'draw':
        return t('rewards.ticketPrize')
      case 'cash':
        return formatShort(amount, locale)
      default:
        return type satisfies never
    }
  }
}
