import { useQuery } from '@tanstack/react-query'
import type { TraceRefusalCode, TraceRow } from '@trevo/lottery-rules/trace/trace-row.ts'
import { traceDrawsQuery } from '../../../entities/lottery/queries.ts'
import { costOfCart, isUniform } from './cart.ts'
import { highestPrize } from './money-of-line.ts'
import { planTrace } from './trace-options.ts'
import type { DeskState } from './use-desk.ts'

export type Plan = {
  /** Undefined if the cart is for one draw. */
  readonly rows: readonly TraceRow[] | undefined
  readonly totalMinor: bigint | undefined
  readonly refusal: TraceRefusalCode | undefined
  /** Close of each draw by its number, in epoch milliseconds. */
  readonly closes: ReadonlyMap<string, number>
  readonly countMax: number
}

/** The draws and multiples of the member's trace. */
export const usePlan = (desk: DeskState): Plan => {
  const { cart, trace, lottery, multipleMax, current } = desk
  const { data } = useQuery({ ...traceDrawsQuery(lottery.gameId), enabled: trace.isOn })
  const draws = data?.chaseNumeros ?? []
  // A cart for a closed draw begins at the one on sale.
  const from = draws.findIndex(({ numero }) => numero === current?.numero)
  const issues = draws.slice(Math.max(0, from)).map(({ numero }) => numero)
  const closes = new Map(draws.map(({ numero, closeTime }) => [numero, closeTime]))
  const countMax = Math.max(1, issues.length)
  const nothing = { rows: undefined, totalMinor: undefined, refusal: undefined, closes, countMax }
  if (!trace.isOn || issues.length === 0) return nothing
  const [first] = cart.lines
  const series = first?.series ?? desk.terms?.maxBetSeries
  const plan = planTrace(trace, {
    issues,
    amountMinor: costOfCart(cart),
    multipleMax,
    prizeMinor:
      first && isUniform(cart) ? highestPrize(first.play, first, { ...desk, series }) : undefined,
  })
  if (!plan.ok) return { ...nothing, refusal: plan.code }
  return { ...nothing, rows: plan.rows, totalMinor: plan.rows.at(-1)?.cumulativeMinor }
}
