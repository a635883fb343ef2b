import type { RegisterReason } from './register-port.ts'
import { dayMs, hourMs } from '@trevo/calendar/durations.ts'

export const impedimentSteps = [
  'notice',
  'plays',
  'withdrawal',
  'return',
  'closing',
  'rest',
  'done',
] as const
export type ImpedimentStep = (typeof impedimentSteps)[number]

/** Days of a jurisdiction (IN SPA/MF 31/2025), from the day of the answer; the last from the closing. */
export type ClockRules = {
  readonly noticeDays: number
  readonly withdrawDays: number
  readonly closeDays: number
  readonly returnDays: number
}

export type Deadlines = {
  readonly noticeUntil: Date
  readonly withdrawUntil: Date
  readonly closeUntil: Date
  readonly returnUntil: Date
}

const inDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs)

export const deadlinesOf = (detectedAt: Date, rules: ClockRules): Deadlines => {
  const closeUntil = inDays(detectedAt, rules.closeDays)
  return {
    noticeUntil: inDays(detectedAt, rules.noticeDays),
    withdrawUntil: inDays(detectedAt, rules.withdrawDays),
    closeUntil,
    returnUntil: inDays(closeUntil, rules.returnDays),
  }
}

/** From when on bets are void: the earliest reason, never after the answer. */
export const momentOf = (reasons: readonly RegisterReason[], detectedAt: Date): Date =>
  reasons.reduce((first, { since }) => (since < first ? since : first), detectedAt)

/** How long before the last moment the account is closed, so that a failed attempt can be repeated in time. */
const closeAheadMs = 6 * hourMs

/** When a step begins. */
export const startOf = (step: ImpedimentStep, detectedAt: Date, deadlines: Deadlines): Date => {
  switch (step) {
    case 'return':
      return deadlines.withdrawUntil
    case 'closing':
      return new Date(deadlines.closeUntil.getTime() - closeAheadMs)
    case 'notice':
    case 'plays':
    case 'withdrawal':
    case 'rest':
    case 'done':
      return detectedAt
    default:
      return step satisfies never
  }
}

/** By when a step must be done; null where none is awaited any more. */
export const dueOf = (step: ImpedimentStep, deadlines: Deadlines): Date | null => {
  switch (step) {
    case 'notice':
      return deadlines.noticeUntil
    case 'plays':
    case 'withdrawal':
      return deadlines.withdrawUntil
    case 'return':
    case 'closing':
      return deadlines.closeUntil
    case 'rest':
      return deadlines.returnUntil
    case 'done':
      return null
    default:
      return step satisfies never
  }
}
