import type { GameDetail } from '@trevo/contract/wps/games/game-detail.ts'
import { formatBp, formatCount, formatDate, formatMoneyText } from '@trevo/i18n/format.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { ReturnFact } from '../../entities/returns/return-fact.tsx'
import { useReturnOf } from '../../entities/returns/returns.ts'
import styles from './game.module.css'
import { useText } from '../../core/language/use-text.ts'

const levels = ['low', 'medium', 'high'] as const

/** The published figures; what a vendor does not disclose is marked as such. */
export const GameFacts = ({ detail }: { readonly detail: GameDetail }) => {
  const t = useText('game')
  const { locale } = useLanguage()
  const { game, hitRateBp, stakeMin, stakeMax, maxWinStakes } = detail
  const told = <Value,>(value: Value | null, write: (value: Value) => ReactNode) =>
    value === null ? <small>{t('game.notTold')}</small> : write(value)
  const money = (amount: string) => formatMoneyText(amount, locale)
  return (
    <section className={styles['part']}>
      <h3>{t('game.facts')}</h3>
      <dl className={styles['facts']}>
        <Fact name={t('game.rtp')} note={t('game.rtpText')}>
          {told(game.rtpBp, (bp) => formatBp(bp, locale))}
        </Fact>
        <Measured nodeId={game.nodeId} />
        <Fact name={t('game.volatility')}>
          {told(game.volatility, (volatility) => (
            <>
              {t(`game.${volatility}`)}
              <Bars level={levels.indexOf(volatility) + 1} />
            </>
          ))}
        </Fact>
        <Fact name={t('game.hitRate')}>{told(hitRateBp, (bp) => formatBp(bp, locale))}</Fact>
        <Fact name={t('game.stakeMin')}>{told(stakeMin, money)}</Fact>
        <Fact name={t('game.stakeMax')}>{told(stakeMax, money)}</Fact>
        <Fact name={t('game.maxWin')}>
          {told(maxWinStakes, (stakes) => t('game.times', { count: formatCount(stakes, locale) }))}
        </Fact>
        <Fact name={t('game.certificate')} wide>
          {told(detail.certificate, (certificate) => (
            <Certificate certificate={certificate} />
          ))}
        </Fact>
      </dl>
    </section>
  )
}

/** Nothing before the title was played for real money. */
const Measured = ({ nodeId }: { readonly nodeId: number }) => {
  const t = useText('returns')
  const title = useReturnOf('game', nodeId)
  if (!title) return null
  return (
    <Fact name={t('returns.label')}>
      <ReturnFact title={title} />
    </Fact>
  )
}

const Fact = ({
  name,
  note,
  wide = false,
  children,
}: {
  readonly name: string
  readonly note?: string
  readonly wide?: boolean
  readonly children: ReactNode
}) => (
  <div className={wide ? styles['wide'] : undefined} title={note}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Bars = ({ level }: { readonly level: number }) => (
  <span className={styles['bars']} aria-hidden="true">
    {levels.map((name, index) => (
      <i key={name} data-on={index < level} />
    ))}
  </span>
)

const Certificate = ({
  certificate: { laboratory, number, certifiedOn, url },
}: {
  readonly certificate: NonNullable<GameDetail['certificate']>
}) => {
  const t = useText('game')
  const { locale } = useLanguage()
  // A date has no time, so it must stay the same day in every zone.
  const date = formatDate(new Date(certifiedOn), locale, 'UTC')
  const words = t('game.certified', { laboratory, number, date })
  if (url === null) return <span className={styles['certificate']}>{words}</span>
  return (
    <span className={styles['certificate']}>
      {words}{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {t('game.seeCertificate')}
      </a>
    </span>
  )
}
