import { dayMs } from '@trevo/calendar/durations.ts'
import {
  exclusionKinds,
  termsOfKind,
  type ExclusionKind,
  type ExclusionTerm,
} from '@trevo/contract/wps/security/exclusion.ts'

const halfYearMonths = 6
const yearMonths = 12

const inDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs)

/** The same day this many months later; if that month is shorter, a day of the next one. */
const inMonths = (from: Date, months: number): Date => {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}

/** Whether a term can be chosen for a kind. */
export const isTermOf = (kind: ExclusionKind, term: ExclusionTerm): boolean =>
  (termsOfKind[kind] as readonly ExclusionTerm[]).includes(term)

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
    case 'year':
      return inMonths(from, yearMonths)
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

export type Standing = { readonly kind: ExclusionKind; readonly endsAt: End }

/**
 * Whether the first takes the place of the second, which is in force: it is never shortened, and a self-exclusion
 * never becomes a pause.
 */
export const isStricter = (one: Standing, running: Standing): boolean => {
  if (one.kind === running.kind) return endsLater(one.endsAt, running.endsAt)
  if (one.kind === 'pause') return false
  return !endsLater(running.endsAt, one.endsAt)
}

/** The available choices: during an exclusion, only those that take its place. */
export const choicesAt = (
  now: Date,
  running: Standing | undefined,
  pauseMaxDays: number,
): readonly (Standing & { readonly term: ExclusionTerm })[] =>
  exclusionKinds
    .flatMap((kind) => termsOfKind[kind].map((term) => ({ kind, term, endsAt: endOf(term, now) })))
    .filter((one) => isWithin(one, now, pauseMaxDays))
    .filter((one) => !running || isStricter(one, running))

/** When operators may lift an indefinite exclusion at the earliest, by the days of the jurisdiction. */
export const liftableFrom = (beganAt: Date, days: number): Date => inDays(beganAt, days)

/** Whether a pause is no longer than the jurisdiction allows; a self-exclusion has no such bound. */
export const isWithin = ({ kind, endsAt }: Standing, from: Date, pauseMaxDays: number): boolean =>
  kind !== 'pause' || (endsAt !== null && endsAt <= inDays(from, pauseMaxDays))
