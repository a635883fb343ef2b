import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'

type Reward = Promotion['terms']['reward']

/** Whether the reward center keeps it until it is claimed there. */
export const isInRewardCenter = ({ prize }: Reward): boolean =>
  prize !== 'cash' && prize !== 'bonus'

/** The text of a promotion's amount: "R$ 5,00", "20 pontos", "5 rodadas de R$ 0,20". */
export const usePrizeWords = () => {
  const t = useText('promotions')
  const { locale } = useLanguage()
  return ({ prize, roundStake }: Reward, amount: string): string => {
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
}
