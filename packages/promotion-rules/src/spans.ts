import { addDays, dayIn, instantIn, mondayOf } from '@trevo/calendar/time-zone.ts'
import type { PromotionTerms } from '@trevo/contract/promotion-terms.ts'

/** Calendar spans in a promotion's own time zone. */
export type Span = { readonly from: Date; readonly to: Date }

const midnightOf = (day: string, timeZone: string): Date => instantIn(day, 0, timeZone)

/** The span to which a promotion's limit per member applies, named by its first day; undefined if it has none. */
export const periodOf = (
  now: Date,
  per: PromotionTerms['perPerson']['per'],
  timeZone: string,
): string => {
  const day = dayIn(now, timeZone)
  switch (per) {
    case 'promotion':
      return ''
    case 'day':
      return day
    case 'week':
      return mondayOf(day)
    case 'month':
      return day.slice(0, 7)
    case 'year':
      return day.slice(0, 4)
    default:
      return per satisfies never
  }
}

/** The period whose facts count for a promotion evaluated now. */
export const countedSpan = (
  countedOver: PromotionTerms['countedOver'],
  promotion: { readonly startsAt: Date; readonly endsAt: Date | null; readonly timeZone: string },
  now: Date,
): Span => {
  const { startsAt, endsAt, timeZone } = promotion
  const today = dayIn(now, timeZone)
  if (countedOver === 'lastDay') {
    return {
      from: midnightOf(addDays(today, -1), timeZone),
      to: midnightOf(today, timeZone),
    }
  }
  if (countedOver === 'lastWeek') {
    const monday = mondayOf(today)
    return {
      from: midnightOf(addDays(monday, -7), timeZone),
      to: midnightOf(monday, timeZone),
    }
  }
  return { from: startsAt, to: endsAt && endsAt < now ? endsAt : now }
}
