import type { ReviewReason } from '@trevo/contract/wps/cashier/withdrawal.ts'

export type ReviewLimits = {
  readonly auto_max_minor: bigint
  readonly first_max_minor: bigint
  readonly new_device_max_minor: bigint
  readonly day_count_max: number
  readonly day_sum_max_minor: bigint
  readonly members_won_max_minor: bigint
}

export type ReviewFacts = {
  readonly amountMinor: bigint
  /** Withdrawals ever paid to this member. */
  readonly paidCount: number
  /** In the last 24 hours, excluding this one. */
  readonly dayCount: number
  readonly daySumMinor: bigint
  /** Whether an earlier withdrawal requested from this device was paid. */
  readonly isKnownDevice: boolean
  /** Wagering is outstanding, for a member who is excluded from play. */
  readonly isUnplayed: boolean
  /** Won from other members at tables of players in the last 30 days. */
  readonly wonFromMembersMinor: bigint
  /** Other members sent money since the last approved withdrawal. */
  readonly hasReceived: boolean
  /** Operators were notified of play with another account in the last 30 days, and did not dismiss it. */
  readonly isSignalled: boolean
}

/** Why an operator should review it before it is paid; without a reason it is paid at once. */
export const reviewReasonsFor = (facts: ReviewFacts, limits: ReviewLimits): ReviewReason[] => {
  const { amountMinor, paidCount, dayCount, daySumMinor, isKnownDevice } = facts
  const isOfMembers = facts.wonFromMembersMinor > limits.members_won_max_minor
  const isOften = dayCount >= limits.day_count_max
  const isMuch = daySumMinor + amountMinor > limits.day_sum_max_minor
  const found: [ReviewReason, boolean][] = [
    ['amount', amountMinor > limits.auto_max_minor],
    ['velocity', isOften || isMuch],
    ['first', paidCount === 0 && amountMinor > limits.first_max_minor],
    ['new_device', !isKnownDevice && amountMinor > limits.new_device_max_minor],
    ['unplayed', facts.isUnplayed],
    ['won_from_members', isOfMembers],
    ['transfers_received', facts.hasReceived],
    ['play_signal', facts.isSignalled],
  ]
  return found.flatMap(([reason, applies]) => (applies ? [reason] : []))
}

/** Two operators must approve. */
export const needsFourEyes = (
  amountMinor: bigint,
  { four_eyes_from_minor }: { readonly four_eyes_from_minor: bigint },
): boolean => amountMinor >= four_eyes_from_minor
