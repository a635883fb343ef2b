import { dayMs, hourMs } from '@trevo/calendar/durations.ts'
import type { LimitKind, LimitPeriod } from '@trevo/contract/wps/limits.ts'
import type { LimitAmount, LimitName } from './limit.ts'

/** How long a higher limit waits, and how long it then stays open. */
export type RaiseRule = {
  readonly delayHours: number
  /** Of limits of loss and time. */
  readonly strictDelayHours: number
  readonly silenceDays: number
}

/** How long a higher limit of this kind waits. */
export const delayOf = (kind: LimitKind, rule: RaiseRule): number =>
  kind === 'loss' || kind === 'time' ? rule.strictDelayHours : rule.delayHours

export type HeldLimit = LimitName & { readonly value: bigint }

/** The first limit is a lower one, and no limit the highest. */
export const isLower = (wanted: LimitAmount, held: LimitAmount): boolean =>
  wanted !== null && (held === null || wanted < held)

/** When a raise asked for now opens, and when it closes without an answer. */
export const timesOfRaise = (kind: LimitKind, askedAt: Date, rule: RaiseRule) => {
  const opensAt = new Date(askedAt.getTime() + delayOf(kind, rule) * hourMs)
  return { askedAt, opensAt, closesAt: new Date(opensAt.getTime() + rule.silenceDays * dayMs) }
}

const ranks: Record<LimitPeriod, number> = { each: 0, session: 0, day: 1, week: 2, month: 3 }

/** Whether a limit would be above that of a longer period, or below that of a shorter one. */
export const contradicts = (
  limits: readonly HeldLimit[],
  { kind, period, value }: LimitName & { readonly value: LimitAmount },
): boolean =>
  value !== null &&
  limits.some(
    (other) =>
      other.kind === kind &&
      ((ranks[other.period] > ranks[period] && other.value < value) ||
        (ranks[other.period] < ranks[period] && other.value > value)),
  )

/** Whether a loss and a time limit are left after a change, where they are required. */
export const keepsRequired = (limits: readonly HeldLimit[], change: LimitName): boolean => {
  const left = limits.filter(({ kind, period }) => kind !== change.kind || period !== change.period)
  return ['loss', 'time'].every(
    (kind) => kind !== change.kind || left.some((limit) => limit.kind === kind),
  )
}
