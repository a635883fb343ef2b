import type { VendorCredit } from '@trevo/contract/vendor/shapes.ts'
import { no, yes, type Reply } from '../domain/reply.ts'
import { payoutPaid } from '../domain/transfers.ts'
import { claimValues, type PayoutClaim } from '../repository/claim-payouts.ts'
import { stakeKey, type KnownStake, type PlayContext } from './context.ts'
import { replyOfError } from './reply-of-error.ts'

export type CreditOrder = {
  readonly vendor: string
  readonly credit: VendorCredit
  readonly stake: KnownStake
  readonly amountMinor: bigint
  /** What all credits of the stake may come to before a person looks. */
  readonly capMinor: bigint
}

/** A credit of zero moves nothing: the claim was all there is to do. */
export const noteLoss = async (
  context: PlayContext,
  { credit, stake }: CreditOrder,
  repeated: boolean,
): Promise<Reply> => {
  const balance = await context.balanceNow(stake.memberId)
  if (!balance) return no('INVALID_PLAYER')
  const { playerRef } = credit
  return yes({ playerRef, balanceMinor: balance.availableMinor, transferId: null, repeated })
}

/** Moves the money. @throws ClaimLost when somebody else decided the stake that `claim` names. */
export const postPayout = async (
  context: PlayContext,
  { vendor, credit, stake, amountMinor }: CreditOrder,
  claim?: PayoutClaim,
): Promise<Reply> => {
  const { memberId, nodeId, roundId } = stake
  const { transactionId: txnId, referenceTransactionId: debitTxn, playerRef } = credit
  try {
    const payout = { vendor, txnId, debitTxn, memberId, nodeId, roundId, amountMinor }
    const posted = await context.wallet.post({
      ...payoutPaid(payout),
      ...(claim && { claim: claimValues(claim) }),
    })
    // Few ask for a round again that is over; they find it in the ledger.
    if (credit.roundClosed) context.stakes.delete(stakeKey(vendor, debitTxn))
    const repeated = posted.outcome === 'duplicate'
    const balance = repeated ? await context.balanceNow(memberId) : null
    return yes({
      playerRef,
      balanceMinor: balance?.availableMinor ?? posted.balanceAfterMinor,
      transferId: posted.transferId,
      repeated,
    })
  } catch (error) {
    return replyOfError(context, error, { vendor, txnId, memberId })
  }
}
