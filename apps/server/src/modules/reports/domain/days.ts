import { dayMs, minuteMs } from '@trevo/calendar/durations.ts'
import type { FigureSpan } from '@trevo/contract/ops/ledger/figures.ts'
import type { ReportPeriod } from '@trevo/contract/ops/ledger/reports.ts'
import { addDays, dayIn, instantIn, mondayOf } from '@trevo/calendar/time-zone.ts'

/** Days of a brand, both inclusive, `yyyy-mm-dd`. */
export type Days = { readonly from: string; readonly to: string }

/** An instant to another, the second exclusive. */
export type Span = { readonly from: Date; readonly until: Date }

/** How many days it has. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1

const shift = ({ from, to }: Days, count: number): Days => ({
  from: addDays(from, count),
  to: addDays(to, count),
})

/** `before`: as many days right before; `weeks`: the same weekdays, so many whole weeks before that none overlaps. */
export const earlierDays = (days: Days, against: 'before' | 'weeks'): Days => {
  const length = lengthOf(days)
  return shift(days, -(against === 'before' ? length : Math.ceil(length / 7) * 7))
}

/** The days of a report's period around a day; `launch` begins with the first day of all. */
export const daysOf = (period: ReportPeriod, on: string, firstDay: string): Days => {
  const [year = '', month = ''] = on.split('-')
  if (period === 'day') return { from: on, to: on }
  if (period === 'year') return { from: `${year}-01-01`, to: `${year}-12-31` }
  if (period === 'launch') return { from: firstDay < on ? firstDay : on, to: on }
  const next =
    Number(month) === 12
      ? `${Number(year) + 1}-01`
      : `${year}-${String(Number(month) + 1).padStart(2, '0')}`
  return { from: `${year}-${month}-01`, to: addDays(`${next}-01`, -1) }
}

/** The number under which players of a day are kept. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))

/** The numbers between which a span's players are kept: those of the month where it begins with one, else its days. */
export const playerPeriods = ({ from, to }: Days): readonly [number, number] => {
  const month = dayNumber(from.slice(0, 7))
  const isMonth = from.endsWith('-01') && from !== to && from.slice(0, 7) === to.slice(0, 7)
  return isMonth ? [month, month] : [dayNumber(from), dayNumber(to)]
}

/** The span of the start page, until this minute or until its end, and its days. */
export const spanOf = (
  span: FigureSpan,
  now: Date,
  zone: string,
): Span & { readonly days: Days } => {
  const today = dayIn(now, zone)
  const days = {
    today: { from: today, to: today },
    yesterday: shift({ from: today, to: today }, -1),
    week: { from: mondayOf(today), to: today },
    month: { from: `${today.slice(0, 8)}01`, to: today },
  }[span]
  const end = instantIn(addDays(days.to, 1), 0, zone)
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs)
  return { days, from: instantIn(days.from, 0, zone), until: end < minute ? end : minute }
}

/** The same length of time, whole days earlier. */
export const earlierSpan = (
  { days, from, until }: Span & { readonly days: Days },
  against: 'weekday' | 'before',
  zone: string,
): Span & { readonly days: Days } => {
  const earlier = earlierDays(days, against === 'weekday' ? 'weeks' : 'before')
  const start = instantIn(earlier.from, 0, zone)
  return {
    days: earlier,
    from: start,
    until: new Date(start.getTime() + until.getTime() - from.getTime()),
  }
}
