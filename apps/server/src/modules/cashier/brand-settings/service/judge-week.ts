import type { Judged, PreviewLine } from '../../../../platform/approvals/preview-lines.ts'
import { needsFourEyes, reviewReasonsFor } from '../../withdrawals/common/domain/review-rules.ts'
import type { PastDeposit, PastWithdrawal } from '../repository/read-week.ts'
import type { WithdrawalValues } from './withdrawal-values.ts'

type Bounds = { readonly amount_min_minor: bigint; readonly amount_max_minor: bigint }

const isWithin = (amountMinor: bigint, { amount_min_minor, amount_max_minor }: Bounds): boolean =>
  amountMinor >= amount_min_minor && amountMinor <= amount_max_minor

/** Reasons that depend on play and on other members are taken as they were found then. */
const asFound = ['unplayed', 'won_from_members', 'transfers_received', 'play_signal'] as const

const lineOf = (past: PastWithdrawal, setting: WithdrawalValues): PreviewLine => {
  const amountMinor = past.amount_minor
  if (!isWithin(amountMinor, setting)) return 'out_of_bounds'
  const reasons = reviewReasonsFor(
    {
      amountMinor,
      paidCount: past.paid_count,
      dayCount: past.day_count,
      daySumMinor: past.day_sum,
      isKnownDevice: past.is_known_device,
      isUnplayed: false,
      wonFromMembersMinor: 0n,
      hasReceived: false,
      isSignalled: false,
    },
    setting,
  )
  const isReviewed = reasons.length > 0 || asFound.some((one) => past.review_reasons.includes(one))
  if (!isReviewed) return 'paid_at_once'
  return needsFourEyes(amountMinor, setting) ? 'second_person' : 'reviewed'
}

/** Where each past withdrawal goes by both settings. */
export const judgeWithdrawals = (
  week: readonly PastWithdrawal[],
  current: WithdrawalValues,
  changed: WithdrawalValues,
): Judged[] =>
  week.map((past) => ({
    id: past.id,
    amountMinor: past.amount_minor,
    at: past.created_at,
    before: lineOf(past, current),
    after: lineOf(past, changed),
  }))

/** Whether each past deposit would have been taken. */
export const judgeDeposits = (
  week: readonly PastDeposit[],
  current: Bounds,
  changed: Bounds,
): Judged[] => {
  const lineIn = (amountMinor: bigint, bounds: Bounds): PreviewLine =>
    isWithin(amountMinor, bounds) ? 'accepted' : 'out_of_bounds'
  return week.map(({ id, amount_minor: amountMinor, created_at: at }) => ({
    id,
    amountMinor,
    at,
    before: lineIn(amountMinor, current),
    after: lineIn(amountMinor, changed),
  }))
}
