import type { TradingSlipDetail } from '@trevo/contract/ops/trading/slips.ts'
import { Link } from 'react-router'
import { formatAmount, formatMoment, formatMomentInFull, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { MemberLink } from '../../core/member-link.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { formatOdds, nameMarket, nameSelection } from './describe-market.ts'
import styles from './trading.module.css'

const tones = { open: 'o-info', won: 'o-ok', lost: '', void: 'o-warn', cashed: 'o-info' } as const

export const SlipState = ({ status }: { readonly status: TradingSlipDetail['status'] }) => {
  const t = useT()
  return <span className={`o-pill ${tones[status]}`}>{t(`trading.bet.${status}`)}</span>
}

const Legs = ({ legs }: Pick<TradingSlipDetail, 'legs'>) => {
  const t = useT()
  return (
    <section className={styles['part']}>
      <h3>{t('trading.legs', { count: legs.length })}</h3>
      <ul className={styles['legs']}>
        {legs.map((leg, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- legs keep their order
          <li key={index}>
            <Link className="o-link" to={`/trading?match=${leg.matchId}`}>
              {leg.match}
            </Link>{' '}
            <span className="o-muted">
              {leg.league} · {formatMoment(leg.startsAt)} · {leg.score.join('–')}
            </span>
            <div>
              <b>{nameSelection(t, leg.market, leg.selection)}</b> {nameMarket(t, leg.market)}{' '}
              <b>{formatOdds(leg.odds)}</b>{' '}
              <span className="o-muted">{t('trading.ofVersion', { version: leg.version })}</span>{' '}
              {leg.result && <span className="o-pill">{t(`trading.leg.${leg.result}`)}</span>}
            </div>
            {(leg.share.of > 1 || leg.deductionPct > 0) && (
              <div className="o-muted">
                {t('trading.legTerms', {
                  won: leg.share.won,
                  of: leg.share.of,
                  pct: leg.deductionPct,
                })}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Credits = ({ credits }: Pick<TradingSlipDetail, 'credits'>) => {
  const t = useT()
  return (
    <section className={styles['part']}>
      <h3>{t('trading.credits')}</h3>
      {credits.length === 0 ? (
        <p className={styles['hint']}>{t('trading.noCredits')}</p>
      ) : (
        <table className="o-table">
          <tbody>
            {credits.map((credit) => (
              <tr key={`${credit.createdAt} ${credit.kind} ${credit.attempt}`}>
                <td>{formatMoment(credit.createdAt)}</td>
                <td>{t(`trading.credit.${credit.kind}`)}</td>
                <td className="o-number">{formatAmount(credit.amount)}</td>
                <td>
                  {t(`trading.paid.${credit.state}`)}
                  {credit.state === 'short' && ` ${formatAmount(credit.short)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** One slip: money, legs with the prices accepted, and everything it was paid. */
export const SlipPanel = ({
  slip,
  onClose,
}: {
  readonly slip: TradingSlipDetail
  readonly onClose: () => void
}) => {
  const t = useT()
  return (
    <>
      <RecordHead
        title={t('trading.slipTitle', { slip: slip.slipId })}
        note={
          <>
            <MemberLink account={slip.username} /> · {t(`trading.slip.${slip.kind}`)} ·{' '}
            <SlipState status={slip.status} />
          </>
        }
        onClose={onClose}
      />
      <FactList
        items={[
          { label: t('word.when'), value: formatMomentInFull(slip.placedAt) },
          { label: t('trading.stakeEach'), value: formatReais(slip.stakeEach) },
          {
            label: t('trading.stakeOf', { count: slip.betCount }),
            value: <b>{formatReais(slip.stake)}</b>,
          },
          {
            label: t(slip.status === 'open' ? 'trading.canPay' : 'trading.hasPaid'),
            value: <b>{formatReais(slip.pays)}</b>,
          },
          ...(Number(slip.cashed) > 0
            ? [{ label: t('trading.soldFor'), value: formatReais(slip.cashed) }]
            : []),
          ...(slip.endedAt === null
            ? []
            : [{ label: t('trading.endedAt'), value: formatMomentInFull(slip.endedAt) }]),
          ...(slip.attempt > 1
            ? [
                {
                  label: t('trading.settledTimes'),
                  value: String(slip.attempt),
                  tone: 'warn' as const,
                },
              ]
            : []),
        ]}
      />
      <Legs legs={slip.legs} />
      <Credits credits={slip.credits} />
    </>
  )
}
