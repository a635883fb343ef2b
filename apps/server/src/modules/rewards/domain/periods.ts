import { addDays, dayIn, instantIn, mondayOf } from '@trevo/calendar/time-zone.ts'

const timeZone = 'America/Sao_Paulo'

export type MissionPeriod = 'DAILY' | 'WEEKLY' | 'ONCE'

/** The calendar day in Brazil, yyyy-MM-dd. */
export const dayOf = (at: Date): string => dayIn(at, timeZone)

const startOfDay = (day: string): Date => instantIn(day, 0, timeZone)

export type Period = {
  /** The day on which it began; 1970-01-01 for what is done once. */
  readonly on: string
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** The period of a mission in which a moment lies; weeks begin on Monday. */
export const periodOf = (period: MissionPeriod, at: Date): Period => {
  if (period === 'ONCE') return { on: '1970-01-01', startsAt: null, endsAt: null }
  const on = period === 'DAILY' ? dayOf(at) : mondayOf(dayOf(at))
  const next = addDays(on, period === 'DAILY' ? 1 : 7)
  return { on, startsAt: startOfDay(on), endsAt: startOfDay(next) }
}

/** The month in Brazil, yyyy-MM. */
export const monthOf = (at: Date): string => dayOf(at).slice(0, 7)

const firstDayOf = (at: Date): string => `${monthOf(at)}-01`

/** First moment of the month after the one in which a moment lies. */
export const nextMonth = (at: Date): Date => {
  const inNext = addDays(firstDayOf(at), 31)
  return startOfDay(`${inNext.slice(0, 7)}-01`)
}

/** First moment of the month in which a moment lies. */
export const thisMonth = (at: Date): Date => startOfDay(firstDayOf(at))
