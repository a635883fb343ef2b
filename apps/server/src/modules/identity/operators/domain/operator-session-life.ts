import type { SessionTimes } from '../../sessions/domain/session-life.ts'
import { hourMs, minuteMs } from '@trevo/calendar/durations.ts'

/** An operator's session ends after so long without use, and after so long in any case. */
export const operatorIdleMsMax = 15 * minuteMs
export const operatorLifeMsMax = 10 * hourMs
/** How long a code of the authenticator counts as a recent proof. */
export const proofMsMax = 5 * minuteMs

/** The instant at which the session ends in any case. */
export const endsAt = ({ createdAt }: Pick<SessionTimes, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + operatorLifeMsMax)

/** The instant at which the session no longer counts, unless it is used before. */
export const operatorExpiresAt = (times: SessionTimes): Date =>
  new Date(Math.min(times.seenAt.getTime() + operatorIdleMsMax, endsAt(times).getTime()))

export const isOperatorAliveAt = (times: SessionTimes, at: Date): boolean =>
  at < operatorExpiresAt(times)

/** Until when the last code counts as recent; undefined once it is too old, and for sessions without one. */
export const provenUntil = (provedAt: Date | null, at: Date): Date | undefined => {
  const until = provedAt && new Date(provedAt.getTime() + proofMsMax)
  return until && at < until ? until : undefined
}
