import { hourMs } from '@trevo/calendar/durations.ts'

/**
 * The kinds of difference between Trevo's books and the institution's. If rules decide what follows from the
 * institution's report, the run corrects it (`corrected`); the rest needs an operator (`incident`).
 */
export const findingKinds = {
  /** Received there, unknown here: decided now, credited once. */
  payment_missed: 'corrected',
  /** Returned there by MED, not booked here: booked now. */
  reversal_missed: 'corrected',
  /** Returned there, still pending here: requested again now. */
  return_missed: 'corrected',
  /** Exists there, failed here: payable again now. */
  charge_missed: 'corrected',
  /** Known here, not listed there. */
  payment_unknown_there: 'incident',
  amount_differs: 'incident',
  /** Returned here, not there. */
  return_unknown_there: 'incident',
  /** Returned there without our request. */
  return_unknown_here: 'incident',
  /** Open for longer than any process takes. */
  payment_stuck: 'incident',
  charge_unknown_here: 'incident',
  charge_unknown_there: 'incident',
  /** Ended there, still pending here: booked now. */
  payout_missed: 'corrected',
  /** Paid here, returned there since: booked now. */
  payout_return_missed: 'corrected',
  /** Sent from our account under an id that we never gave. */
  payout_unknown_here: 'incident',
  /** Paid here; unknown to the institution. */
  payout_unknown_there: 'incident',
  /** Ended on both sides, but differently. */
  payout_end_differs: 'incident',
  payout_amount_differs: 'incident',
  payout_stuck: 'incident',
} as const
export type FindingKind = keyof typeof findingKinds

export type Finding = {
  readonly kind: FindingKind
  readonly subject: string
  readonly isMended: boolean
  readonly detail: Readonly<Record<string, string>>
}

export const finding = (
  kind: FindingKind,
  subject: string,
  detail: Finding['detail'] = {},
): Finding => ({ kind, subject, isMended: findingKinds[kind] === 'corrected', detail })

/** Held for a day at most; a payer's bank answers within minutes. */
export const stuckAfterMs = 48 * hourMs
