import { dayMs, minuteMs } from '@trevo/calendar/durations.ts'

type Limit = { readonly withinMin: number; readonly countMax: number }

export type Limits = readonly Limit[]

/** The highest number of codes sent for a requester to a number or an address, for all purposes. */
export const limitsOfTarget: Limits = [
  { withinMin: 5, countMax: 3 },
  { withinMin: 24 * 60, countMax: 10 },
]
/** What strangers to a number or an address have sent there, all of them together. */
export const limitsOfEverybody: Limits = [
  { withinMin: 5, countMax: 6 },
  { withinMin: 24 * 60, countMax: 20 },
]
/** Many people may share a network address, so its limit is higher. */
export const limitsOfAddress: Limits = [
  { withinMin: 5, countMax: 30 },
  { withinMin: 60, countMax: 200 },
]

/** How far back sendings matter at all. */
export const lookBackMs = dayMs

/** The sendings including a new one; undefined if a limit is reached. */
export const withOneMore = (
  sentAt: readonly Date[],
  limits: Limits,
  now: Date,
): readonly Date[] | undefined => {
  const within = (minutes: number) => {
    const since = now.getTime() - minutes * minuteMs
    return sentAt.filter((at) => at.getTime() > since)
  }
  const isFull = limits.some(({ withinMin, countMax }) => within(withinMin).length >= countMax)
  if (isFull) return undefined
  const longestMin = Math.max(...limits.map((one) => one.withinMin))
  return [...within(longestMin), now]
}
