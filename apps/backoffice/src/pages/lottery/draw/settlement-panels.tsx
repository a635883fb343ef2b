import type { DeskDraw } from '@trevo/contract/ops/lottery/desk.ts'
import { formatAmount, formatMomentInFull, formatReais } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { FactList, Panel } from '../../../parts/panel.tsx'
import styles from './draw.module.css'

type Props = { readonly draw: DeskDraw }

const Readings = ({ draw: { settlement } }: Props) => {
  const t = useT()
  if (!settlement) {
    return (
      <Panel title={t('lottery.settlement')}>
        <p className={styles['note']}>{t('lottery.notSettledYet')}</p>
      </Panel>
    )
  }
  const { phase, firstCount, first, secondCount, second, startedAt, endedAt } = settlement
  const agree = firstCount === secondCount && first === second
  return (
    <Panel
      title={t('lottery.settlement')}
      aside={
        <span className={`o-pill ${phase === 'disputed' ? 'o-bad' : 'o-info'}`}>
          {t(`lottery.phase.${phase}`)}
        </span>
      }
    >
      <FactList
        items={[
          {
            label: t('lottery.firstReading'),
            value: t('lottery.ofTickets', { count: firstCount, amount: formatReais(first) }),
          },
          {
            label: t('lottery.secondReading'),
            value: t('lottery.ofTickets', { count: secondCount, amount: formatReais(second) }),
            tone: agree ? 'ok' : 'bad',
          },
          { label: t('word.starts'), value: formatMomentInFull(startedAt) },
          { label: t('word.ends'), value: endedAt ? formatMomentInFull(endedAt) : '–' },
        ]}
      />
    </Panel>
  )
}

const Credits = ({ draw: { credits } }: Props) => {
  const t = useT()
  return (
    <Panel title={t('lottery.credits')}>
      {credits.length === 0 ? (
        <p className={styles['note']}>{t('lottery.noCredits')}</p>
      ) : (
        <div className="o-scroll">
          <table className="o-table">
            <thead>
              <tr>
                <th scope="col">{t('word.kind')}</th>
                <th scope="col">{t('word.state')}</th>
                <th scope="col" className="o-number">
                  {t('word.count')}
                </th>
                <th scope="col" className="o-number">
                  {t('lottery.column.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {credits.map(({ kind, state, count, amount }) => (
                <tr key={`${kind} ${state}`}>
                  <td>{t(`lottery.credit.${kind}`)}</td>
                  <td>
                    <span
                      className={`o-pill ${state === 'short' ? 'o-bad' : ''} ${
                        state === 'review' ? 'o-warn' : ''
                      }`}
                    >
                      {t(`lottery.creditState.${state}`)}
                    </span>
                  </td>
                  <td className="o-number">{count}</td>
                  <td className="o-number">{formatAmount(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

const eventNames = [
  'closed',
  'drawn',
  'settled',
  'result_annulled',
  'result_entered',
  'result_differs',
  'void_asked',
  'void_decided',
  'redraw_asked',
  'redraw_decided',
  'prize_asked',
  'prize_approved',
] as const

/** Everything that happened to a draw, oldest first. */
const History = ({ draw: { events } }: Props) => {
  const t = useT()
  const nameOf = (kind: string): string => {
    const known = eventNames.find((one) => one === kind)
    return known ? t(`lottery.event.${known}`) : kind
  }
  return (
    <Panel title={t('lottery.history')}>
      <div className="o-scroll">
        <table className="o-table">
          <tbody>
            {events.map(({ kind, at, operator, reason, detail }) => (
              <tr key={`${at} ${kind}`}>
                <td className="o-muted">{formatMomentInFull(at)}</td>
                <td>
                  <b>{nameOf(kind)}</b>
                </td>
                <td>{operator ?? t('lottery.bySystem')}</td>
                <td className={styles['wrap']}>{[reason, detail].filter(Boolean).join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

/** How the draw is settled, what it owes, and its history. */
export const SettlementPanels = ({ draw }: Props) => (
  <>
    <div className={styles['pair']}>
      <Readings draw={draw} />
      <Credits draw={draw} />
    </div>
    <History draw={draw} />
  </>
)
