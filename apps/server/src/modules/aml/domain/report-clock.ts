import type { EventKind } from './events.ts'
import { hourMs } from '@trevo/calendar/durations.ts'

/** The first alarm comes this long before the report is due; ours. */
export const alarmBeforeMs = 4 * hourMs

/** Until when a case has to be reported that is decided now; `hours` is the rule `coafHours`. */
export const reportDueAt = (decidedAt: Date, hours: number): Date =>
  new Date(decidedAt.getTime() + hours * hourMs)

/** The alarms that a decided case without a report has caused by now. */
export const alarmsOf = (
  dueAt: Date,
  now: Date,
): readonly Extract<EventKind, 'due_soon' | 'overdue'>[] => [
  ...(dueAt.getTime() - now.getTime() <= alarmBeforeMs ? ['due_soon' as const] : []),
  ...(dueAt <= now ? ['overdue' as const] : []),
]
