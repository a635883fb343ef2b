import { hourMs, minuteMs } from '@trevo/calendar/durations.ts'

/** A session ends after this time without use, and after this time in any case. */
export const idleMsMax = 30 * minuteMs
export const lifeMsMax = 12 * hourMs
/** Use is stored at most this often, so a session may end this much earlier than 30 minutes. */
export const seenEveryMs = minuteMs

export type SessionTimes = { readonly createdAt: Date; readonly seenAt: Date }

/** When the session expires, unless it is used before. */
export const expiresAt = ({ createdAt, seenAt }: SessionTimes): Date =>
  new Date(Math.min(seenAt.getTime() + idleMsMax, createdAt.getTime() + lifeMsMax))

export const isAliveAt = (times: SessionTimes, at: Date): boolean => at < expiresAt(times)

export const isDueToBeSeen = ({ seenAt }: SessionTimes, at: Date): boolean =>
  at.getTime() - seenAt.getTime() >= seenEveryMs
