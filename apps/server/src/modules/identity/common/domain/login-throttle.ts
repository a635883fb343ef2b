import { minuteMs } from '@trevo/calendar/durations.ts'

/** The jurisdiction's rules of failed logins. */
export type ThrottleRules = {
  readonly failuresMax: number
  readonly failureWindowMin: number
  readonly lockMin: number
}

/** From this many failures of a name or an address on, a login needs a captcha. */
export const captchaAfterFailures = 2

// More than any profile counts; limits the list of a name under attack.
const keptMax = 20

/** The failures that still count, oldest first. */
export const countingFailures = (
  failedAt: readonly Date[],
  rules: ThrottleRules,
  now: Date,
): Date[] => {
  const since = now.getTime() - rules.failureWindowMin * minuteMs
  return failedAt.filter((at) => at.getTime() > since).slice(-keptMax)
}

/**
 * Until when a name is locked: `lockMin` after the failure that reached the maximum, and again after each further
 * failure within the window. Undefined if it is not. @param failedAt all that are kept, oldest first: a lock lasts
 * when its first failures no longer count for the next
 */
export const lockedUntil = (
  failedAt: readonly Date[],
  rules: ThrottleRules,
  now: Date,
): Date | undefined => {
  const last = failedAt.at(-1)
  if (!last || countingFailures(failedAt, rules, last).length < rules.failuresMax) return undefined
  const until = new Date(last.getTime() + rules.lockMin * minuteMs)
  return until > now ? until : undefined
}

export const isCaptchaDue = (failuresOfName: number, failuresOfAddress: number): boolean =>
  Math.max(failuresOfName, failuresOfAddress) >= captchaAfterFailures

/** Whole minutes until then, for the message; at least one. */
export const minutesUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minuteMs))
