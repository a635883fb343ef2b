import { hourMs, minuteMs } from '@trevo/calendar/durations.ts'
import type { ContractPeriod, ContractType } from '@trevo/contract/contract-terms.ts'
import { addDays, dayIn, instantIn, weekdayOf } from '@trevo/calendar/time-zone.ts'

/** Five minutes, an hour, or a period that a contract names. */
export type RunPeriod = '5' | 'O' | ContractPeriod
export type Period = { readonly start: Date; readonly end: Date }

const ofLength = (at: Date, lengthMs: number): Period => {
  const start = Math.floor(at.getTime() / lengthMs) * lengthMs
  return { start: new Date(start), end: new Date(start + lengthMs) }
}

const betweenDays = (first: string, next: string, zone: string): Period => ({
  start: instantIn(first, 0, zone),
  end: instantIn(next, 0, zone),
})

const nextMonth = (day: string): string => `${addDays(`${day.slice(0, 8)}28`, 4).slice(0, 8)}01`

/** The period of an instant, in the brand's zone. Half months end on the 15th and the last day. */
export const periodAt = (period: RunPeriod, at: Date, zone: string): Period => {
  const day = dayIn(at, zone)
  const month = day.slice(0, 8)
  switch (period) {
    case '5':
      return ofLength(at, 5 * minuteMs)
    case 'O':
      return ofLength(at, hourMs)
    case 'D':
      return betweenDays(day, addDays(day, 1), zone)
    case 'W': {
      const monday = addDays(day, 1 - weekdayOf(day))
      return betweenDays(monday, addDays(monday, 7), zone)
    }
    case 'H':
      return day.slice(8) < '16'
        ? betweenDays(`${month}01`, `${month}16`, zone)
        : betweenDays(`${month}16`, nextMonth(day), zone)
    case 'M':
      return betweenDays(`${month}01`, nextMonth(day), zone)
    default:
      return period satisfies never
  }
}

/** The previous period. */
export const periodBefore = (period: RunPeriod, { start }: Period, zone: string): Period =>
  periodAt(period, new Date(start.getTime() - 1), zone)

/** The periods for which contracts of a type are calculated. */
export const runPeriods: Readonly<Record<ContractType, readonly RunPeriod[]>> = {
  DIVIDEND: ['D', 'W', 'H', 'M'],
  DAILY: ['D'],
  MEMBER_DAILY: ['D'],
  HOURLY: ['O'],
  REALTIME: ['5'],
}
