import { formatMoney } from '@trevo/money/money.ts'
import { meanOf, sumResultDays } from '@trevo/promotion-rules/measured-results.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { usePromotionResults } from '../../entities/returns/promotion-results.ts'
import styles from './promotion-list.module.css'

/**
 * What a promotion gave in the last 30 days, in one line of its card: of bonus money what became money, else the
 * mean reward. The line keeps its height while it is loaded.
 */
export const MeasuredBrief = ({ promotionId }: { readonly promotionId: string }) => {
  const t = useText('promotions')
  const { locale } = useLanguage()
  const { data, isError } = usePromotionResults()
  if (isError) return null
  const money = (amountMinor: bigint) => formatAmount(formatMoney(amountMinor), { locale })
  const written = (): string => {
    if (!data) return ''
    const result = data.list.find((one) => String(one.promotionId) === promotionId)
    if (!result) return t('promo.notMeasured')
    const { rewards, given, ended, paid } = sumResultDays(result.days)
    if (result.prize === 'bonus' && ended > 0n) {
      return t('promo.measuredBonus', { amount: money(meanOf(paid, ended)) })
    }
    return rewards > 0n
      ? t('promo.measured', { amount: money(meanOf(given, rewards)) })
      : t('promo.notMeasured')
  }
  return <span className={styles['measured']}>{written()}</span>
}
