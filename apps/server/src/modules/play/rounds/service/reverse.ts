import { refused, type RoundOutcome } from '../../common/domain/round-outcome.ts'
import {
  freeStakeKind,
  payoutHeldKind,
  freePayoutKind,
  payoutKind,
  seatOf,
  sourceOf,
  stakeKind,
} from '../../common/domain/transfers.ts'
import { findZeroCredit } from '../../common/repository/settlements.ts'
import { stakeKey, type PlayContext } from '../../common/context.ts'
import type { ReversalOrder } from '../domain/orders.ts'
import { barMovement, returnStake, type Reversal } from './return-stake.ts'
import { undoHeldCredit } from './undo-held-credit.ts'
import { undoPayout, undoPayoutOfZero } from './undo-payout.ts'

/**
 * Undoes a stake or a payout by its id. Session and member's state are not checked. An unknown id is barred, so
 * that it cannot arrive later; that counts as success too.
 */
export const reverse =
  (context: PlayContext) =>
  async (order: ReversalOrder): Promise<RoundOutcome> => {
    const { vendor, reverses } = order
    if (order.currency !== 'BRL') return refused('other_currency')
    const memberId = await context.sessions.findPlayer(vendor, order.playerRef)
    if (memberId === undefined) return refused('player_unknown')
    const reversal: Reversal = { order, memberId }

    const stake = context.stakes.get(stakeKey(vendor, reverses))
    if (stake) {
      return stake.memberId === memberId
        ? returnStake(context, { ...reversal, seat: stake.seat })
        : refused('player_unknown')
    }
    // Queried once: a stake that arrives between two queries would look like neither.
    const transfer = await context.wallet.findTransfer(sourceOf(vendor), reverses)
    if (!transfer) {
      const zero = await findZeroCredit(context.database, vendor, reverses)
      if (zero) return undoPayoutOfZero(context, reversal, zero.debit_txn)
      // Posted since it was looked for: it is found now.
      return (await barMovement(context, reversal)) ?? reverse(context)(order)
    }
    const kindOf = (kind: string): number => context.wallet.getKind(kind).id
    // Only between houses: the credit's own row has the member.
    if (transfer.kindId === kindOf(payoutHeldKind.kind)) return undoHeldCredit(context, reversal)
    if (transfer.memberId !== memberId) return refused('player_unknown')
    switch (transfer.kindId) {
      case kindOf(stakeKind.kind):
      case kindOf(freeStakeKind.kind):
        return returnStake(context, { ...reversal, seat: seatOf(transfer.reference) })
      case kindOf(payoutKind.kind):
      case kindOf(freePayoutKind.kind):
        return undoPayout(context, reversal, transfer.reference?.['bet'] ?? '')
      default:
        // A reversal of a reversal: there is no such thing.
        return refused('movement_unknown')
    }
  }
