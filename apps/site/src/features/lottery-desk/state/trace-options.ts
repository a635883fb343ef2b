import {
  planGrowingMultiple,
  planProfitMargin,
  planSameMultiple,
} from '@trevo/lottery-rules/trace/plan-trace.ts'
import type { TracePlan } from '@trevo/lottery-rules/trace/trace-row.ts'

export type TraceKind = 'same' | 'growing' | 'margin'

/** The member’s choices for a trace. */
export type TraceOptions = {
  readonly isOn: boolean
  readonly kind: TraceKind
  readonly count: number
  readonly start: number
  readonly every: number
  readonly times: number
  /** Minimum profit on everything staked until then, in whole percent. */
  readonly yieldPercent: number
  readonly stopsOnWin: boolean
  readonly abandons: boolean
}

/** Stop on win is on until the member turns it off. */
export const noTrace: TraceOptions = {
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
  /** Numbers of the draws that may be bet on, the earliest first. */
  readonly issues: readonly string[]
  readonly amountMinor: bigint
  readonly multipleMax: number
  /** The payout of a win at multiple 1; undefined if lines differ or the prize is unknown. */
  readonly prizeMinor: bigint | undefined
}

/** The plan of a trace: a row for each draw, or the error. */
export const planTrace = (
  options: TraceOptions,
  { prizeMinor, ...stake }: TraceStake,
): TracePlan => {
  const wanted = { ...stake, issues: stake.issues.slice(0, options.count) }
  switch (options.kind) {
    case 'same':
      return planSameMultiple(wanted, options.start)
    case 'growing':
      return planGrowingMultiple(wanted, options)
    case 'margin':
      return planProfitMargin(wanted, {
        start: options.start,
        prizeMinor: prizeMinor ?? 0n,
        yieldBp: options.yieldPercent * 100,
      })
    default:
      return options.kind satisfies never
  }
}
