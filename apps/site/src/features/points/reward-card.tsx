import type { PointReward } from '@trevo/contract/wps/points.ts'
import { formatCount } from '@trevo/i18n/format.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { minorPerReal, parseMoney } from '@trevo/money/money.ts'
import { divide } from '@trevo/money/share.ts'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { formatPoints } from '../../entities/rewards/prize-text.ts'
import styles from './points.module.css'
import { useText } from '../../core/language/use-text.ts'

/** The price of a reward in words: points, and money if it costs any. */
export const usePriceText = () => {
  const t = useText('points')
  const { locale } = useLanguage()
  return ({ point, amount }: Pick<PointReward, 'point' | 'amount'>): string => {
    const points = formatPoints(point, locale)
    if (parseMoney(amount) === 0n) return t('common.pointCount', { points })
    return t('points.plusMoney', { points, amount: formatAmount(amount, { locale }) })
  }
}

/** A reward of the mall, with its remaining stock. */
export const RewardCard = ({
  reward,
  point,
  onChoose,
}: {
  readonly reward: PointReward
  readonly point: string
  readonly onChoose: () => void
}) => {
  const t = useText('points')
  const { locale } = useLanguage()
  const price = usePriceText()
  const missing = parseMoney(reward.point) - parseMoney(point)
  const isGone = reward.available === 0
  const why = isGone
    ? t('points.gone')
    : missing > 0n
      ? t('points.tooFew', {
          points: formatPoints(String(divide(missing, minorPerReal, 'ceil')), locale),
        })
      : undefined
  return (
    <li className={styles['card']} data-type={reward.rewardType}>
      <span className={styles['picture']}>
        <img src={drawingUrl(reward.drawing, 192)} alt="" width="88" height="88" loading="lazy" />
        <Badge look="muted">{t(`points.type.${reward.rewardType}`)}</Badge>
      </span>
      <h3>{reward.name}</h3>
      <p className={styles['conditions']}>{reward.conditions}</p>
      <p className={styles['price']}>{price(reward)}</p>
      <p className={styles['left']}>
        {isGone
          ? t('points.gone')
          : t('points.left', {
              count: reward.available,
              written: formatCount(reward.available, locale),
            })}
      </p>
      <Button
        wide
        onClick={onChoose}
        disabledReason={why}
        look={why ? 'plain' : 'brand'}
        aria-label={`${t('points.exchange')}: ${reward.name}`}
      >
        {t('points.exchange')}
      </Button>
    </li>
  )
}
