import {
  exclusionTerms,
  indefiniteDaysMin,
  type ExclusionTerm,
} from '@trevo/contract/wps/security/exclusion.ts'

const dayMs = 24 * 60 * 60_000
const halfYearMonths = 6

const inDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs)

/** The same day this many months later; if that month is shorter, a day of the next one. */
const inMonths = (from: Date, months: number): Date => {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}

/** When an exclusion that begins now ends automatically; null for an indefinite time. */
export const endOf = (term: ExclusionTerm, from: Date): Date | null => {
  switch (term) {
    case 'day':
      return inDays(from, 1)
    case 'week':
      return inDays(from, 7)
    case 'month':
      return inDays(from, 30)
    case 'quarter':
      return inDays(from, 90)
    case 'halfYear':
      return inMonths(from, halfYearMonths)
    case 'indefinite':
      return null
    default:
      return term satisfies never
  }
}

type End = Date | null

/** Whether the first of two ends comes later; null never comes. */
export const endsLater = (end: End, other: End): boolean =>
  other !== null && (end === null || end > other)

/** The available choices: during an exclusion, only terms that end later. */
export const choicesAt = (
  now: Date,
  running: { readonly endsAt: End } | undefined,
): readonly { readonly term: ExclusionTerm; readonly endsAt: End }[] =>
  exclusionTerms
    .map((term) => ({ term, endsAt: endOf(term, now) }))
    .filter(({ endsAt }) => !running || endsLater(endsAt, running.endsAt))

/** When operators may lift an indefinite exclusion at the earliest. */
export const liftableFrom = (beganAt: Date): Date => inDays(beganAt, indefiniteDaysMin)
