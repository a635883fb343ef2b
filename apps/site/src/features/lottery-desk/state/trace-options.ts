import {
  planGrowingMultiple,
  planProfitMargin,
  planSameMultiple,
} from '@trevo/lottery-rules/trace/plan-trace.ts'
import type { TracePlan } from '@trevo/lottery-rules/trace/trace-row.ts'

export type TraceKind = 'same' | 'growing' | 'margin'

/** What the member wants of a trace. */
export type TraceWish = {
  readonly isOn: boolean
  readonly kind: TraceKind
  readonly count: number
  readonly start: number
  readonly every: number
  readonly times: number
  /** Least profit on everything staked until then, in whole percent. */
  readonly yieldPercent: number
  readonly stopsOnWin: boolean
  readonly abandons: boolean
}

/** Stop on win is on until the member turns it off. */
export const noTrace: TraceWish = {
  isOn: false,
  kind: 'same',
  count: 5,
  start: 1,
  every: 1,
  times: 2,
  yieldPercent: 20,
  stopsOnWin: true,
  abandons: false,
}

export type TraceStake = {
  /** Numbers of the draws that may be staked on, the first one first. */
  readonly issues: readonly string[]
  readonly amountMinor: bigint
  readonly multipleMax: number
  /** What a win pays at multiple 1; undefined where lines differ or the prize is unknown. */
  readonly prizeMinor: bigint | undefined
}

/** The plan of a trace: a row for each draw, or the fault. */
export const planTrace = (wish: TraceWish, { prizeMinor, ...stake }: TraceStake): TracePlan => {
  const wanted = { ...stake, issues: stake.issues.slice(0, wish.count) }
  switch (wish.kind) {
    case 'same':
      return planSameMultiple(wanted, wish.start)
    case 'growing':
      return planGrowingMultiple(wanted, wish)
    case 'margin':
      return planProfitMargin(wanted, {
        start: wish.start,
        prizeMinor: prizeMinor ?? 0n,
        yieldBp: wish.yieldPercent * 100,
      })
    default:
      return wish.kind satisfies never
  }
}
