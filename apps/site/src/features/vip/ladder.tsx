import type { PlayerRankProgress, VipLevel } from '@trevo/contract/wps/vip.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Check } from 'lucide-react'
import { useLanguage } from '../../core/language/language.tsx'
import { useVipText } from './use-vip-text.ts'
import styles from './vip.module.css'

/** Every level of the brand with what it asks, and where the member stands. */
export const Ladder = ({ progress }: { readonly progress: PlayerRankProgress }) => {
  const t = useVipText()
  const { levels, playerRankLevel, periodDays } = progress
  return (
    <section aria-labelledby="vip-ladder">
      <h2 id="vip-ladder" className={styles['title']}>
        {t('vip.ladder')}
      </h2>
      <ol className={styles['ladder']}>
        {levels.map((level) => (
          <Rung
            key={level.rankLevel}
            level={level}
            days={periodDays}
            place={level.rankLevel - (playerRankLevel ?? -1)}
          />
        ))}
      </ol>
    </section>
  )
}

const Rung = ({
  level: { rankLevel, rankName, monthlyTurnover, totalTurnover },
  days,
  place,
}: {
  readonly level: VipLevel
  readonly days: number
  /** Below zero: passed; zero: the member stands here. */
  readonly place: number
}) => {
  const t = useVipText()
  const { locale } = useLanguage()
  const amount = (text: string) => formatAmount(text, { locale })
  const isStart = rankLevel === 0
  return (
    <li className={styles['rung']} aria-current={place === 0 ? 'step' : undefined}>
      <span className={styles['step']} data-reached={place <= 0 || undefined} aria-hidden="true">
        {place < 0 ? <Check size={16} /> : rankLevel}
      </span>
      <span className={styles['words']}>
        <b>{rankName}</b>
        <small>
          {isStart
            ? t('vip.start')
            : t('vip.asks', {
                period: amount(monthlyTurnover),
                days,
                total: amount(totalTurnover),
              })}
        </small>
      </span>
      {place === 0 && <Badge look="new">{t('vip.here')}</Badge>}
      {place < 0 && <span className="visually-hidden">{t('vip.reached')}</span>}
    </li>
  )
}
