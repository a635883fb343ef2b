import { hourMs, minuteMs } from '@trevo/calendar/durations.ts'

const firstMs = minuteMs
const longestMs = 6 * hourMs

/** How long a request waits after so many failed attempts: a minute, doubled each time, six hours at most. */
export const waitMs = (attempts: number): number =>
  Math.min(longestMs, firstMs * 2 ** (attempts - 1))
