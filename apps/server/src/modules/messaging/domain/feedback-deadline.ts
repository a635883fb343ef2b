import { hourMs } from '@trevo/calendar/durations.ts'
import type { FeedbackType } from '@trevo/contract/wps/feedback.ts'

/** Deposit and withdrawal: money that somebody misses. */
const urgent: ReadonlySet<FeedbackType> = new Set([1, 2])

/** Hours to answer: a day where money is missed, otherwise the seven days of Decreto 11.034/2022, art. 12. */
export const feedbackDueAt = (type: FeedbackType, sentAt: Date): Date =>
  new Date(sentAt.getTime() + (urgent.has(type) ? 24 : 7 * 24) * hourMs)
