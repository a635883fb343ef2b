import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import type { Translate } from '@trevo/i18n/translate.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { amountMax } from '@trevo/promotion-rules/reward-amount.ts'
import { formatAmount } from '../money.tsx'

/** The texts of promotions in one language, and how its numbers are written. */
export type TermsLanguage = {
  readonly t: Translate<AreaKey<'promotions'>>
  readonly locale: string
}

type PromotionReward = Parameters<typeof amountMax>[0]

/** The text of a promotion's amount: "R$ 5,00", "20 pontos", "5 rodadas de R$ 0,20". */
export const prizeWords = (
  { t, locale }: TermsLanguage,
  { prize, roundStake }: PromotionReward,
  amount: string,
): string => {
  switch (prize) {
    case 'cash':
    case 'bonus':
      return formatAmount(amount, { locale })
    case 'points': {
      const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
      // Text keeps every digit.
      return t('common.pointCount', {
        points: points.format(amount as Intl.StringNumericLiteral),
      })
    }
    case 'freeRounds': {
      const stake = roundStake ?? amount
      const stakeMinor = parseMoney(stake)
      const count = stakeMinor === 0n ? 0 : Number(parseMoney(amount) / stakeMinor)
      return t('promo.rounds', { count, stake: formatAmount(stake, { locale }) })
    }
    case 'ticket':
      return t('promo.ticket')
    default:
      return prize satisfies never
  }
}
