import { isBusinessDay } from '@trevo/calendar/bank-holidays.ts'
import { minuteMs } from '@trevo/calendar/durations.ts'
import { addDays, dayIn, instantIn } from '@trevo/calendar/time-zone.ts'

/** The law counts years of Brasília. */
export const taxZone = 'America/Sao_Paulo'

/** By then everything that began in the year has been posted. */
const settledAfterMs = 10 * minuteMs

/** The year in which an instant is. */
export const yearOf = (at: Date): number => Number(dayIn(at, taxZone).slice(0, 4))

/** The first instant after a year. */
const endOf = (year: number): Date => instantIn(`${year + 1}-01-01`, 0, taxZone)

/** The last instant of a year, at which its rules are read. */
export const lastInstantOf = (year: number): Date => new Date(endOf(year).getTime() - 1)

/** Whether a year is over and everything of it is counted. */
export const isCounted = (year: number, countedUntil: Date): boolean =>
  endOf(year).getTime() + settledAfterMs <= countedUntil.getTime()

/** The last business day of a month (1 to 12) in the year after the one a statement tells of. */
export const dueDayOf = (year: number, month: number): string => {
  const next =
    month === 12 ? `${year + 2}-01-01` : `${year + 1}-${String(month + 1).padStart(2, '0')}-01`
  let day = addDays(next, -1)
  while (!isBusinessDay(day)) day = addDays(day, -1)
  return day
}
