import type { WithdrawalStatus } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Payout } from '../../institutions/payout-port.ts'
import { finding, stuckAfterMs, type Finding } from './finding-kinds.ts'

/** The outcome of one payout in Trevo's books. */
export type OwnPayout = {
  readonly id: string
  readonly brand_id: number
  readonly payout_id: string
  readonly status: WithdrawalStatus
  readonly paid_minor: bigint
  readonly created_at: Date
}

/** The institution's outcome that corresponds to a withdrawal's. */
const endOf = { paid: 'settled', returned: 'returned', failed: 'rejected' } as const

const hasEnded = ({ status }: Payout): boolean => status !== 'processing' && status !== 'awaiting'

const isOpen = ({ status }: OwnPayout): boolean => status === 'paying' || status === 'confirming'

const isStuck = (own: OwnPayout, now: Date): boolean =>
  isOpen(own) && now.getTime() - own.created_at.getTime() > stuckAfterMs

/** The amount that left the institution for it; for a peer payout the parts that arrived. */
const sentMinorOf = ({ status, amountMinor, parts }: Payout): bigint => {
  if (status !== 'settled' && status !== 'returned') return 0n
  if (parts.length === 0) return amountMinor
  return parts
    .filter((part) => part.status === 'received' || part.status === 'proved')
    .reduce((sum, part) => sum + part.amountMinor, 0n)
}

const comparePayout = (payout: Payout, own: OwnPayout | undefined, now: Date): Finding[] => {
  const { payoutId: subject, status } = payout
  const amountMinor = String(payout.amountMinor)
  if (!own) return [finding('payout_unknown_here', subject, { status, amountMinor })]
  const both = { theirs: status, ours: own.status }
  if (isOpen(own)) {
    if (hasEnded(payout)) return [finding('payout_missed', subject, both)]
    return isStuck(own, now) ? [finding('payout_stuck', subject, both)] : []
  }
  if (own.status === 'paid' && status === 'returned') {
    return [finding('payout_return_missed', subject, { amountMinor })]
  }
  const ends: Readonly<Record<string, Payout['status']>> = endOf
  if (ends[own.status] !== status) return [finding('payout_end_differs', subject, both)]
  const sentMinor = sentMinorOf(payout)
  if (sentMinor === own.paid_minor) return []
  const amounts = { theirs: String(sentMinor), ours: String(own.paid_minor) }
  return [finding('payout_amount_differs', subject, amounts)]
}

/** Compares what the institution was asked to send with our withdrawals, payout by payout. */
export const comparePayouts = (
  theirs: readonly Payout[],
  ours: readonly OwnPayout[],
  now: Date,
): Finding[] => {
  const byId = new Map(ours.map((own) => [own.payout_id, own]))
  const listed = new Set(theirs.map(({ payoutId }) => payoutId))
  const missing = ours.filter((own) => !listed.has(own.payout_id))
  return [
    ...theirs.flatMap((payout) => comparePayout(payout, byId.get(payout.payoutId), now)),
    ...missing
      .filter(({ status }) => status === 'paid' || status === 'returned')
      .map((own) => finding('payout_unknown_there', own.payout_id, { ours: own.status })),
    ...missing
      .filter((own) => isStuck(own, now))
      .map((own) => finding('payout_stuck', own.payout_id, { ours: own.status })),
  ]
}

export type SentSums = {
  readonly count: number
  readonly sentMinor: bigint
  readonly sentBackMinor: bigint
}

export const noneSent: SentSums = { count: 0, sentMinor: 0n, sentBackMinor: 0n }

const add = (sums: SentSums, minor: bigint, isBack: boolean): SentSums => ({
  count: sums.count + 1,
  sentMinor: sums.sentMinor + minor,
  sentBackMinor: sums.sentBackMinor + (isBack ? minor : 0n),
})

export const sumSentTheirs = (theirs: readonly Payout[]): SentSums =>
  theirs
    .filter(({ status }) => status === 'settled' || status === 'returned')
    .reduce((sums, one) => add(sums, sentMinorOf(one), one.status === 'returned'), noneSent)

export const sumSentOurs = (ours: readonly OwnPayout[]): SentSums =>
  ours
    .filter(({ status }) => status === 'paid' || status === 'returned')
    .reduce((sums, one) => add(sums, one.paid_minor, one.status === 'returned'), noneSent)

/** The result of comparing the payouts of a span. */
export type PayoutsCompared = {
  readonly findings: readonly Finding[]
  /** Compared ids: their open findings are judged again. */
  readonly seen: readonly string[]
  /** The total requested in the span, after corrections. */
  readonly theirs: SentSums
  readonly ours: SentSums
}
