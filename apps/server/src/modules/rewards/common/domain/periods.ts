import { addDays, dayIn, instantIn, mondayOf } from '@trevo/calendar/time-zone.ts'

export type MissionPeriod = 'DAILY' | 'WEEKLY' | 'ONCE'

export type Period = {
  /** The first day; 1970-01-01 for one-time missions. */
  readonly on: string
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** The period of a mission at an instant, in a brand's zone; weeks begin on Monday. */
export const periodOf = (period: MissionPeriod, at: Date, timeZone: string): Period => {
  if (period === 'ONCE') return { on: '1970-01-01', startsAt: null, endsAt: null }
  const day = dayIn(at, timeZone)
  const on = period === 'DAILY' ? day : mondayOf(day)
  const next = addDays(on, period === 'DAILY' ? 1 : 7)
  return { on, startsAt: instantIn(on, 0, timeZone), endsAt: instantIn(next, 0, timeZone) }
}

/** The month in a brand's zone, yyyy-MM. */
export const monthOf = (at: Date, timeZone: string): string => dayIn(at, timeZone).slice(0, 7)

const firstDayOf = (at: Date, timeZone: string): string => `${monthOf(at, timeZone)}-01`

/** First instant of the following month. */
export const nextMonth = (at: Date, timeZone: string): Date => {
  const inNext = addDays(firstDayOf(at, timeZone), 31)
  return instantIn(`${inNext.slice(0, 7)}-01`, 0, timeZone)
}

/** First instant of an instant's month. */
export const thisMonth = (at: Date, timeZone: string): Date =>
  instantIn(firstDayOf(at, timeZone), 0, timeZone)
