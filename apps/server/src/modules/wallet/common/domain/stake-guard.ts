import type { Tx } from '@trevo/database/connect.ts'
import type { Refusal } from '@trevo/platform/refusal.ts'
import type { ClaimDefinition } from './claim.ts'

/** A stake, as its guard is asked about it. */
export type GuardedStake = {
  readonly memberId: bigint
  readonly amountMinor: bigint
  readonly source: string
  readonly txnId: string
  readonly kind: string
}

/**
 * The answer for one stake in a transaction: the member has no limits; the limits have counted it; or why they do
 * not allow it.
 */
export type Admission = 'unlimited' | 'counted' | Refusal

/**
 * Who counts the stakes of limited accounts (bit 4 of their state). There is one guard, and it locks its own rows
 * before any account is locked. A stake that was counted and is then not posted is taken back from the count.
 */
export type StakeGuard = {
  /** Counts stakes of batches in their own commit, with the values of `findClaim`. */
  readonly claim: ClaimDefinition
  /** The claim's values for a member known to have limits; undefined otherwise. */
  knownClaim(stake: GuardedStake): readonly string[] | undefined
  /** The same from the database; undefined if the member has no limits. */
  findClaim(stake: GuardedStake): Promise<readonly string[] | undefined>
  /** Why the claim of a stake was lost; undefined if it may be sent again. */
  explain(stake: GuardedStake): Promise<Refusal | undefined>
  /** Locks what counts these members' stakes, until the transaction ends. */
  lockInTx(tx: Tx, memberIds: readonly bigint[]): Promise<void>
  /** Counts stakes in their transaction. `at` is the moment at which counted stakes must be posted. */
  admitInTx(
    tx: Tx,
    stakes: readonly GuardedStake[],
    at: Date,
  ): Promise<{ readonly at: Date; readonly admissions: readonly Admission[] }>
  /** Counted stakes that were not posted. */
  undoInTx(tx: Tx, stakes: readonly GuardedStake[], at: Date): Promise<void>
  /** A part of a held stake was released, under the id of the release. Locks nothing. */
  noteReleased(tx: Tx, release: GuardedStake & { readonly holdTxnId: string }): Promise<void>
}

/**
 * The account is limited, and the limits were not asked. Inside a transaction the limits were set while it ran:
 * its code has the transaction run again, as after a serialization failure.
 */
export class LimitsUnasked extends Error {
  override name = 'LimitsUnasked'
  readonly code = '40001'
}
