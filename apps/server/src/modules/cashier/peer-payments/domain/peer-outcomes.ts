import type { PeerOutcome } from '@trevo/contract/wps/cashier/peer-payment.ts'

/**
 * WITHDRAW-1: the outcomes of one part. No answer counts as received; if the member did not receive it the
 * institution decides.
 */
export const peerMoves = {
  waiting: ['received', 'all_received', 'forced_received', 'not_received'],
  not_received: ['proved', 'unpaid'],
  received: [],
  all_received: [],
  forced_received: [],
  proved: [],
  unpaid: [],
} as const satisfies Record<PeerOutcome, readonly PeerOutcome[]>

export const canPeerMove = (from: PeerOutcome, to: PeerOutcome): boolean =>
  (peerMoves[from] as readonly PeerOutcome[]).includes(to)

/** Whether the payee has the money of this part. */
export const hasArrived = (outcome: PeerOutcome): boolean =>
  outcome === 'received' ||
  outcome === 'all_received' ||
  outcome === 'forced_received' ||
  outcome === 'proved'

export const isEnded = (outcome: PeerOutcome): boolean => peerMoves[outcome].length === 0

export type Arrival = {
  readonly receivedMinor: bigint
  readonly remainingMinor: bigint
}

/** How much of a withdrawal its payee has, and how much is outstanding. */
export const arrivalOf = (
  amountMinor: bigint,
  parts: readonly { readonly outcome: PeerOutcome; readonly amount_minor: bigint }[],
): Arrival => {
  const arrived = parts.filter(({ outcome }) => hasArrived(outcome))
  const receivedMinor = arrived.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)
  return { receivedMinor, remainingMinor: amountMinor - receivedMinor }
}
