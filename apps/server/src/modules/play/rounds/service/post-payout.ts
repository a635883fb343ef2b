import { done, refused, type RoundOutcome } from '../../common/domain/round-outcome.ts'
import { payoutPaid } from '../../common/domain/transfers.ts'
import { claimValues, type PayoutClaim } from '../../common/repository/claim-payouts.ts'
import type { KnownStake } from '../../common/domain/known-stake.ts'
import { stakeKey, type PlayContext } from '../../common/context.ts'
import type { PayoutOrder } from '../domain/orders.ts'
import { outcomeOfError } from './outcome-of-error.ts'

/** A payout whose stake is known. */
export type Payout = {
  readonly order: PayoutOrder
  readonly stake: KnownStake
  /** The limit of all credits of the stake together before an operator reviews them. */
  readonly capMinor: bigint
}

/** A zero payout moves nothing: the claim was everything. */
export const noteLoss = async (
  context: PlayContext,
  { stake }: Payout,
  repeated: boolean,
): Promise<RoundOutcome> => {
  const balance = await context.balanceNow(stake.memberId)
  return balance ? done(balance.availableMinor, null, repeated) : refused('player_unknown')
}

/** Moves the money. @throws ClaimLost if another process decided the stake that `claim` names. */
export const postPayout = async (
  context: PlayContext,
  { order, stake }: Payout,
  claim?: PayoutClaim,
): Promise<RoundOutcome> => {
  const { memberId } = stake
  const { vendor, txnId, debitTxn, amountMinor } = order
  try {
    const payout = { ...stake, vendor, txnId, debitTxn, amountMinor }
    const posted = await context.wallet.post({
      ...payoutPaid(payout),
      ...(claim && { claim: claimValues(claim) }),
    })
    // Few callers ask again about a finished round; they find it in the ledger.
    if (order.roundClosed) context.stakes.delete(stakeKey(vendor, debitTxn))
    const repeated = posted.outcome === 'duplicate'
    const balance = repeated ? await context.balanceNow(memberId) : null
    return done(balance?.availableMinor ?? posted.balanceAfterMinor, posted.transferId, repeated)
  } catch (error) {
    return outcomeOfError(context, error, order, memberId)
  }
}
