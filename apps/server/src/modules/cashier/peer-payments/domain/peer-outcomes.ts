import type { PeerOutcome } from '@trevo/contract/wps/cashier/peer-payment.ts'

/**
 * WITHDRAW-1: what can become of one part. Silence counts as received; what was said not to have
 * arrived is for the institution to find out.
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

/** Whether the money of this part is the payee's by now. */
export const hasArrived = (outcome: PeerOutcome): boolean =>
  outcome === 'received' ||
  outcome === 'all_received' ||
  outcome === 'forced_received' ||
  outcome === 'proved'

export const isEnded = (outcome: PeerOutcome): boolean => peerMoves[outcome].length === 0
