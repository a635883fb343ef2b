import type { WithdrawalStatus } from '@trevo/contract/wps/cashier/withdrawal.ts'

/**
 * State transitions of a withdrawal. From `paying` on the institution decides: it can no longer be cancelled. A
 * paid one can still be returned by the payee's bank, days later. An approved one returns to review if a deposit
 * of the member was returned before it was sent.
 */
export const withdrawalMoves = {
  review: ['second_review', 'approved', 'rejected', 'cancelled'],
  second_review: ['approved', 'rejected', 'cancelled'],
  approved: ['paying', 'cancelled', 'review'],
  paying: ['paid', 'failed', 'confirming'],
  confirming: ['paid', 'failed'],
  paid: ['returned'],
  rejected: [],
  cancelled: [],
  failed: [],
  returned: [],
} as const satisfies Record<WithdrawalStatus, readonly WithdrawalStatus[]>

const isListed = (list: readonly string[], status: string): boolean => list.includes(status)

export const canWithdrawalMove = (from: WithdrawalStatus, to: WithdrawalStatus): boolean =>
  isListed(withdrawalMoves[from], to)

/** Whether money of the member is still held for it. */
export const isUnderWay = (status: WithdrawalStatus): boolean => isListed(underWay, status)

export const underWay = [
  'review',
  'second_review',
  'approved',
  'paying',
  'confirming',
] as const satisfies readonly WithdrawalStatus[]

/** Waiting for an operator. */
export const inReview = ['review', 'second_review'] as const satisfies readonly WithdrawalStatus[]
