import { addDays, dayIn, instantIn, mondayOf } from '@trevo/calendar/time-zone.ts'
import type { LoyaltySetting } from '@trevo/contract/ops/giving/loyalty-settings.ts'

/** From when on a change counts: what members began before it keeps its terms. */
export type CountsFrom = 'at_once' | 'next_day' | 'next_week' | 'next_month'

export const countsFromOf = (setting: LoyaltySetting): CountsFrom => {
  switch (setting.subject) {
    case 'mallItem':
      return 'at_once'
    case 'rebate':
    case 'points':
    case 'referral':
    case 'draw':
      return 'next_day'
    case 'mission':
      return setting.period === 'WEEKLY' ? 'next_week' : 'next_day'
    case 'levels':
    case 'raffle':
    case 'ranking':
      return 'next_month'
    default:
      return setting satisfies never
  }
}

const firstOfNextMonth = (day: string): string =>
  `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`

/** The first instant after `now` at which a change counts, in the brand's zone; `now` at once. */
export const startsAtOf = (from: CountsFrom, now: Date, timeZone: string): Date => {
  const today = dayIn(now, timeZone)
  switch (from) {
    case 'at_once':
      return now
    case 'next_day':
      return instantIn(addDays(today, 1), 0, timeZone)
    case 'next_week':
      return instantIn(addDays(mondayOf(today), 7), 0, timeZone)
    case 'next_month':
      return instantIn(firstOfNextMonth(today), 0, timeZone)
    default:
      return from satisfies never
  }
}

/** The end of the month that begins then. */
export const monthAfter = (startsAt: Date, timeZone: string): Date =>
  instantIn(firstOfNextMonth(dayIn(startsAt, timeZone)), 0, timeZone)
