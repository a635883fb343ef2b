import { dayMs } from '@trevo/calendar/durations.ts'

/** How long customer service can reopen a closed account. */
const coolingDays = 30

/** Until when an account that was closed then can be reopened. */
export const coolingEnd = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + coolingDays * dayMs)

/** The same of an account at a moment; undefined if it is open, or too late. */
export const reopenableUntil = (closedAt: Date | null, now: Date): Date | undefined => {
  const until = closedAt ? coolingEnd(closedAt) : undefined
  return until && until > now ? until : undefined
}
