import type { LimitPeriod } from '@trevo/contract/wps/limits.ts'
import { addDays, dayIn, instantIn, mondayOf } from '@trevo/calendar/time-zone.ts'

/** Periods are those of the calendar of Brasília, for everybody. */
export const zone = 'America/Sao_Paulo'

export const dayOf = (at: Date): string => dayIn(at, zone)

export const startOfDay = (day: string): Date => instantIn(day, 0, zone)

/** The first day of the period that contains a day. */
export const firstDayOf = (period: 'day' | 'week' | 'month', day: string): string => {
  if (period === 'day') return day
  return period === 'week' ? mondayOf(day) : `${day.slice(0, 8)}01`
}

/** The first day after that period. */
export const dayAfter = (period: 'day' | 'week' | 'month', day: string): string => {
  const first = firstDayOf(period, day)
  if (period === 'day') return addDays(first, 1)
  if (period === 'week') return addDays(first, 7)
  return firstDayOf('month', addDays(first, 31))
}

/**
 * Whether another day is at most so many milliseconds away. The calendar is asked once a day and not for each of
 * many moments.
 */
export const createIsNearMidnight = (ms: number): ((at: Date) => boolean) => {
  let [from, until] = [0, 0]
  return (at) => {
    const now = at.getTime()
    if (now < from || now >= until) {
      const day = dayOf(at)
      from = startOfDay(day).getTime()
      until = startOfDay(dayAfter('day', day)).getTime()
    }
    return now - ms < from || now + ms >= until
  }
}

/** When the running period ends; undefined for a stake and for a session. */
export const endOfPeriod = (period: LimitPeriod, at: Date): Date | undefined =>
  period === 'each' || period === 'session' ? undefined : startOfDay(dayAfter(period, dayOf(at)))

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** `24/11 09:20`, as sentences have it. */
export const momentText = (at: Date): string => moment.format(at).replace(',', '')
