import { ascending } from '@trevo/platform/in-order.ts'
import { done, refused, type RoundOutcome } from '../../common/domain/round-outcome.ts'
import { listUndecidedOfRound, type BetRow } from '../../common/repository/bets.ts'
import { insertSettlement } from '../../common/repository/settlements.ts'
import type { PlayContext } from '../../common/context.ts'
import type { RoundCloseOrder } from '../domain/orders.ts'

const byDebit = ascending<BetRow>(({ debit_txn }) => debit_txn)

/** The vendor closes the round: stakes of the round without a payout are lost. */
export const closeRound =
  (context: PlayContext) =>
  async ({ vendor, playerRef, roundId }: RoundCloseOrder): Promise<RoundOutcome> => {
    const memberId = await context.sessions.findPlayer(vendor, playerRef)
    if (memberId === undefined) return refused('player_unknown')
    await context.projectBets()
    const undecided = await listUndecidedOfRound(context.database, { vendor, memberId, roundId })
    await context.database.inTx(async (tx) => {
      // In key order, like batches of payouts: no deadlock.
      for (const bet of undecided.toSorted(byDebit)) {
        await insertSettlement(tx, {
          vendor,
          debitTxn: bet.debit_txn,
          state: 'settled',
          memberId,
          roundId,
          roundClosed: true,
          at: context.clock.now(),
        })
      }
    })
    const balance = await context.balanceNow(memberId)
    return balance ? done(balance.availableMinor, null, false) : refused('player_unknown')
  }
