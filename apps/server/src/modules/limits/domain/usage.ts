import type { SessionContract } from './session-contract.ts'
import type { LimitAmount, LimitName } from './limit.ts'
import { minuteMs } from '@trevo/calendar/durations.ts'

const playedFor = 5 * minuteMs

/** What a person has used of the running periods; times in milliseconds, money in 1/10,000 BRL. */
export type Usage = {
  readonly isOn: boolean
  readonly day: string
  readonly stakedMinor: OfPeriods
  readonly returnedMinor: OfPeriods
  readonly bets: OfPeriods
  readonly depositedMinor: OfPeriods
  readonly playedMs: OfPeriods & { readonly session: bigint }
  readonly sessionSince: Date | undefined
  readonly countedUntil: Date | undefined
  readonly activeUntil: Date | undefined
  readonly checkDue: boolean
  /** The end of the last short pause. */
  readonly pausedUntil: Date | undefined
  readonly uncheckedMs: bigint
  /** The last session contract, also one that is over. */
  readonly contract: SessionContract | undefined
}
export type OfPeriods = Readonly<Record<'day' | 'week' | 'month', bigint>>

const none: OfPeriods = { day: 0n, week: 0n, month: 0n }

/** Of somebody who has no counter. */
export const noUsage = (day: string): Usage => ({
  isOn: false,
  day,
  stakedMinor: none,
  returnedMinor: none,
  bets: none,
  depositedMinor: none,
  playedMs: { ...none, session: 0n },
  sessionSince: undefined,
  countedUntil: undefined,
  activeUntil: undefined,
  checkDue: false,
  pausedUntil: undefined,
  uncheckedMs: 0n,
  contract: undefined,
})

/** The play that runs and is not counted yet. */
export const runningMs = ({ countedUntil, activeUntil }: Usage, at: Date): bigint => {
  if (!countedUntil || !activeUntil) return 0n
  const until = Math.min(at.getTime(), activeUntil.getTime())
  return BigInt(Math.max(0, until - countedUntil.getTime()))
}

/** Whether a session runs: until five minutes without activity. */
export const isPlaying = ({ activeUntil }: Usage, at: Date): boolean =>
  activeUntil !== undefined &&
  at <= activeUntil &&
  at.getTime() >= activeUntil.getTime() - 2 * playedFor

/** What counts for a limit; null for a single stake. */
export const usedOf = (usage: Usage, { kind, period }: LimitName, at: Date): LimitAmount => {
  if (period === 'each') return null
  if (period === 'session') {
    return isPlaying(usage, at) ? usage.playedMs.session + runningMs(usage, at) : 0n
  }
  switch (kind) {
    case 'loss':
      return usage.stakedMinor[period] - usage.returnedMinor[period]
    case 'stake':
      return usage.stakedMinor[period]
    case 'bets':
      return usage.bets[period]
    case 'deposit':
      return usage.depositedMinor[period]
    default:
      return usage.playedMs[period] + runningMs(usage, at)
  }
}
