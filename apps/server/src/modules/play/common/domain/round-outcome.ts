import type { RefusalCode } from '@trevo/contract/refusals.ts'

/** Why a vendor's order about a round was not executed, in every protocol. */
export type RoundRefusal =
  | 'session_unknown'
  | 'session_over'
  | 'game_closed'
  | 'player_unknown'
  | 'other_currency'
  | 'stake_of_zero'
  | 'stake_too_high'
  | 'insufficient_balance'
  | 'debits_refused'
  /** A limit that the member set does not allow it now. */
  | 'limit_reached'
  /** The id was used before with different content. */
  | 'id_reused'
  | 'movement_unknown'
  | 'movement_reversed'
  /** The stake was paid: its payout must be reversed first. */
  | 'stake_settled'
  | 'busy'

export type RoundDone = {
  readonly kind: 'done'
  /** After the movement; on a repeated order the current one. */
  readonly balanceMinor: bigint
  /** Null if nothing had to be moved. */
  readonly transferId: bigint | null
  /** The order was executed before. */
  readonly repeated: boolean
  /** A credit that waits for an operator: accepted, but not paid to the member yet. */
  readonly held: boolean
}

export type RoundRefused = {
  readonly kind: 'refused'
  readonly refusal: RoundRefusal
  /** Nothing was moved, and the same order may be sent again. */
  readonly mayRetry: boolean
  /** The member's balance, if that is the reason. */
  readonly balanceMinor: bigint | undefined
}

export type RoundOutcome = RoundDone | RoundRefused

export const done = (
  balanceMinor: bigint,
  transferId: bigint | null,
  repeated: boolean,
): RoundDone => ({ kind: 'done', balanceMinor, transferId, repeated, held: false })

export const refused = (refusal: RoundRefusal, balanceMinor?: bigint): RoundRefused => ({
  kind: 'refused',
  refusal,
  mayRetry: false,
  balanceMinor,
})

export const tryAgain = (refusal: RoundRefusal): RoundRefused => ({
  kind: 'refused',
  refusal,
  mayRetry: true,
  balanceMinor: undefined,
})

/** The meaning of the wallet's refusals for a round; others are our own faults. */
export const refusalOfWallet: Partial<Record<RefusalCode, RoundRefusal>> = {
  'wallet.insufficient_balance': 'insufficient_balance',
  'wallet.debit_refused': 'debits_refused',
  'limit.reached': 'limit_reached',
  'limit.check_due': 'limit_reached',
  'wallet.account_unknown': 'player_unknown',
  'wallet.transfer_reversed': 'movement_reversed',
  'request.id_reused': 'id_reused',
  'wallet.busy': 'busy',
}

export type Judgement = 'fault' | 'good' | 'neither'

/**
 * The meaning of a refusal for the calling vendor: `fault` is one that a correct vendor never gets, and `neither`
 * means nothing: the call only passed on text that a stranger typed into a game's address.
 */
export const judgementOf = (refusal: RoundRefusal): Judgement => {
  switch (refusal) {
    case 'other_currency':
    case 'stake_of_zero':
    case 'id_reused':
    case 'movement_unknown':
    case 'stake_settled':
      return 'fault'
    case 'session_unknown':
      return 'neither'
    default:
      return 'good'
  }
}
