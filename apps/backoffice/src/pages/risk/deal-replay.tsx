import type { OperatorDeal, OperatorSignal } from '@trevo/contract/ops/risk/table-signals.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { FactList } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './risk.module.css'
import { dealQuery, nameOf } from './use-risk.ts'

/** A move as the game's rules name it. */
const describeMove = (move: unknown): string => {
  if (typeof move === 'string' || typeof move === 'number') return String(move)
  if (typeof move !== 'object' || move === null) return '–'
  return Object.entries(move)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')
}

const Steps = ({
  deal,
  signal: { account, other },
}: {
  readonly deal: OperatorDeal
  readonly signal: OperatorSignal
}) => {
  const t = useT()
  const { moves, names, stacks, result, place, otherPlace, endedAt, entry } = deal
  const [step, setStep] = useState(moves.length)
  const nameAt = (seat: number): string =>
    seat === place
      ? nameOf(account)
      : seat === otherPlace
        ? nameOf(other)
        : (names[seat] ?? String(seat + 1))
  const isOver = step === moves.length
  const back = () => setStep(Math.max(0, step - 1))
  const on = () => setStep(Math.min(moves.length, step + 1))
  useKeys({ arrowleft: back, arrowright: on })
  return (
    <>
      <p className={styles['dealHead']}>
        {t('risk.dealOf', { at: formatMoment(endedAt), entry: formatAmount(entry) })}
      </p>
      <div className={styles['deals']}>
        <button
          type="button"
          className={`o-btn ${styles['small']}`}
          aria-disabled={step === 0}
          onClick={back}
        >
          {t('risk.stepBack')} <kbd>←</kbd>
        </button>
        <button
          type="button"
          className={`o-btn ${styles['small']}`}
          aria-disabled={isOver}
          onClick={on}
        >
          {t('risk.stepOn')} <kbd>→</kbd>
        </button>
        <span className="o-muted">{t('risk.step', { step, count: moves.length })}</span>
      </div>
      <ol className={styles['moves']}>
        {moves.slice(0, step).map(({ seat, move, byClock }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- moves keep their order
          <li key={index} data-watched={seat === place || seat === otherPlace}>
            <b>{nameAt(seat)}</b> {describeMove(move)}
            {byClock && <span className="o-pill">{t('risk.byClock')}</span>}
          </li>
        ))}
      </ol>
      {isOver && (
        <FactList
          items={result.stacks.map((after, seat) => ({
            label: nameAt(seat),
            value: `${formatAmount(stacks[seat] ?? '0.00')} → ${formatAmount(after)}`,
          }))}
        />
      )}
    </>
  )
}

/** A deal of a signal, played again move by move; the two are marked. */
export const DealReplay = ({
  signalId,
  place,
  signal,
}: {
  readonly signalId: string
  readonly place: number
  readonly signal: OperatorSignal
}) => {
  const t = useT()
  const { data, error } = useQuery(dealQuery(signalId, place))
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  if (data.deal === null) return <p className={styles['dealHead']}>{t('risk.noDeal')}</p>
  return <Steps deal={data.deal} signal={signal} />
}
