import { dayIn } from '@trevo/calendar/time-zone.ts'
import { findDaysProblem, type SpanProblem } from '@trevo/contract/record-span.ts'

/** Periods up to today that a record offers as buttons. */
export type Period = 'today' | 'days7' | 'days30' | 'days90'
/** Today first, as in the documents. */
export const recordPeriods = ['today', 'days7', 'days30'] as const satisfies readonly Period[]
export const profitPeriods = ['days7', 'days30', 'days90'] as const satisfies readonly Period[]

/** Calendar days (yyyy-MM-dd) chosen by the reader, the last one included. */
export type DayRange = { readonly from: string; readonly to: string }
export type Span = Period | DayRange

const counts: Record<Period, number> = { today: 1, days7: 7, days30: 30, days90: 90 }

const localDay = new Intl.DateTimeFormat('sv-SE')

/** A day as the instant of its noon, for `Intl` with the zone UTC. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** `yyyy-MM-dd` of a day that exists. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && noonOf(text).toJSON()?.startsWith(text) === true

export type RangeProblem = 'from_missing' | 'to_missing' | SpanProblem

export const findRangeProblem = (
  { from, to }: DayRange,
  daysMax: number,
): RangeProblem | undefined => {
  if (!isDay(from)) return 'from_missing'
  if (!isDay(to)) return 'to_missing'
  return findDaysProblem(from, to, daysMax)
}

/** Midnight in the reader's time zone, at which a day begins; `later` whole days after it. */
const startOf = (day: string, later = 0): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}

/** The days of a period in the reader's time zone, up to today. */
export const rangeOf = (period: Period, now: Date): DayRange => {
  const to = localDay.format(now)
  return { from: localDay.format(startOf(to, 1 - counts[period])), to }
}

/** The parameters of a record; a period is open-ended. */
export const boundsOf = (span: Span, now: Date): { startTime: string; endTime?: string } =>
  typeof span === 'string'
    ? { startTime: startOf(rangeOf(span, now).from).toISOString() }
    : { startTime: startOf(span.from).toISOString(), endTime: startOf(span.to, 1).toISOString() }

/** The calendar days in the brand's zone that the server counts by, oldest first. */
export const daysOf = (span: Span, now: Date, timeZone: string): string[] => {
  const last = typeof span === 'string' ? dayIn(now, timeZone) : span.to
  const end = noonOf(last).getTime()
  const dayMs = 86_400_000
  const count =
    typeof span === 'string'
      ? counts[span]
      : Math.round((end - noonOf(span.from).getTime()) / dayMs) + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  )
}
