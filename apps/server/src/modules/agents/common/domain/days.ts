import { dayMs } from '@trevo/calendar/durations.ts'
import { teamDaysMax } from '@trevo/contract/wps/agents/team.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'

export type Days = {
  readonly first: string
  readonly last: string
  readonly count: number
  readonly from: Date
  /** Not included. */
  readonly until: Date
}

const daysOf = (first: string, count: number, zone: string): Days => ({
  first,
  last: addDays(first, count - 1),
  count,
  from: instantIn(first, 0, zone),
  until: instantIn(addDays(first, count), 0, zone),
})

/** The days of a report, in the brand's zone. @throws Refusal `records.span_reversed`, `records.span_too_long` */
export const readDays = (
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  zone: string,
): Days => {
  const count = Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs) + 1
  if (count < 1) throw new Refusal('records.span_reversed')
  if (count > teamDaysMax) throw new Refusal('records.span_too_long', { days: teamDaysMax })
  return daysOf(startDate, count, zone)
}

/** The same number of days just before. */
export const daysBefore = ({ first, count }: Days, zone: string): Days =>
  daysOf(addDays(first, -count), count, zone)

export const listDays = ({ first, count }: Days): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** A zone's UTC offset at an instant: `GMT-3`. */
export const offsetName = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
