import { dayMs, hourMs } from '@trevo/calendar/durations.ts'

// Banks count days in Brasília, which has had no daylight saving time since 2019.
const behindMs = 3 * hourMs

/** The calendar day in Brasília at this instant, `2030-01-31`. */
export const brasiliaDay = (at: Date): string =>
  new Date(at.getTime() - behindMs).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** The first instant that is no longer this day. */
export const endOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + behindMs + dayMs)
