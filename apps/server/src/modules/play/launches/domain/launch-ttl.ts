import { minuteMs } from '@trevo/calendar/durations.ts'

/** A launch can be opened that long. */
export const launchTtlMs = minuteMs
