import { dayIn } from '@trevo/calendar/time-zone.ts'
import { findDaysProblem } from '@trevo/contract/record-span.ts'
import { teamDaysMax } from '@trevo/contract/wps/agents/team.ts'

/** Periods that a report offers as buttons. */
export const presets = ['today', 'yesterday', 'days7', 'month'] as const
export type Preset = (typeof presets)[number]
/** Calendar days in the brand's zone, both inclusive. */
export type Days = { readonly startDate: string; readonly endDate: string }

const dayMs = 86_400_000

const shift = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + by * dayMs).toISOString().slice(0, 10)

export const daysOf = (preset: Preset, now: Date, timeZone: string): Days => {
  const today = dayIn(now, timeZone)
  switch (preset) {
    case 'today':
      return { startDate: today, endDate: today }
    case 'yesterday':
      return { startDate: shift(today, -1), endDate: shift(today, -1) }
    case 'days7':
      return { startDate: shift(today, -6), endDate: today }
    case 'month':
      return { startDate: `${today.slice(0, 8)}01`, endDate: today }
    default:
      return preset satisfies never
  }
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`))

/** Whether the days can be requested. */
export const areGood = ({ startDate, endDate }: Days): boolean =>
  isDay(startDate) && isDay(endDate) && !findDaysProblem(startDate, endDate, teamDaysMax)

/** A day as the instant of its noon, for `Intl` with the zone UTC. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)
