import type { Value } from '@trevo/contract/endpoint.ts'
import type { listLevelBenefits } from '@trevo/contract/wps/rewards/referral.ts'
import type { PlayerRankProgress, VipLevel } from '@trevo/contract/wps/vip.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Check } from 'lucide-react'
import { parseMoney } from '@trevo/money/money.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './vip.module.css'

type Benefit = Value<typeof listLevelBenefits>['levels'][number]

/** Every level of the brand with its requirements, and the member's position. */
export const Ladder = ({
  progress,
  benefits,
}: {
  readonly progress: PlayerRankProgress
  readonly benefits: readonly Benefit[]
}) => {
  const t = useText('vip')
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
            benefit={benefits.find(({ rankLevel }) => rankLevel === level.rankLevel)}
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
  benefit,
  place,
}: {
  readonly level: VipLevel
  readonly days: number
  readonly benefit: Benefit | undefined
  /** Below zero: passed; zero: the member is here. */
  readonly place: number
}) => {
  const t = useText('vip')
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
        {benefit && parseMoney(benefit.upgrade) > 0n && (
          <small>
            {t('vip.pays', {
              upgrade: amount(benefit.upgrade),
              month: amount(benefit.month),
              rebate: Number(benefit.rebate).toLocaleString(locale, {
                minimumFractionDigits: 2,
              }),
            })}
          </small>
        )}
        {benefit && parseMoney(benefit.birthday) > 0n && (
          <small>{t('vip.birthday', { amount: amount(benefit.birthday) })}</small>
        )}
      </span>
      {place === 0 && <Badge look="new">{t('vip.here')}</Badge>}
      {place < 0 && <span className="visually-hidden">{t('vip.reached')}</span>}
    </li>
  )
}
