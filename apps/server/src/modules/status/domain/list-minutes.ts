import { minuteMs } from '@trevo/calendar/durations.ts'
/** Minutes that are looked at afterwards: copies are known for a week. */
export const caughtUpMax = 7 * 24 * 60

/** The beginning of the last minute that is over. */
export const lastMinute = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / minuteMs) * minuteMs - minuteMs)

/**
 * The minutes to write: those after the last one that was written, at most of a week, up to `until`. None if it was
 * written already; only `until` if nothing was, or if the last one was written before the clock was set back.
 */
export const minutesToWrite = (written: Date | undefined, until: Date): readonly Date[] => {
  if (written?.getTime() === until.getTime()) return []
  const missing = written ? (until.getTime() - written.getTime()) / minuteMs : 1
  const count = missing < 1 ? 1 : Math.min(Math.floor(missing), caughtUpMax)
  return Array.from(
    { length: count },
    (_, index) => new Date(until.getTime() - (count - 1 - index) * minuteMs),
  )
}

/** When a copy of the server ran. */
export type Running = { readonly from: Date; readonly until: Date }

/** Whether any copy ran for some of the minute. */
export const isCovered = (minute: Date, copies: readonly Running[]): boolean =>
  copies.some(
    ({ from, until }) =>
      from.getTime() < minute.getTime() + minuteMs && until.getTime() > minute.getTime(),
  )
