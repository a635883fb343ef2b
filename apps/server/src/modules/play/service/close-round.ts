import type { RoundClose } from '@trevo/contract/vendor/shapes.ts'
import { no, yes, type Reply } from '../domain/reply.ts'
import { listUndecidedOfRound, type BetRow } from '../repository/bets.ts'
import { insertFate } from '../repository/fates.ts'
import type { PlayContext } from './context.ts'

const byDebit = (one: BetRow, other: BetRow): number => (one.debit_txn < other.debit_txn ? -1 : 1)

/** The vendor says that nothing more will come: stakes of the round without a credit are lost. */
export const closeRound =
  (context: PlayContext) =>
  async (vendor: string, close: RoundClose): Promise<Reply> => {
    const memberId = await context.sessions.findPlayer(vendor, close.playerRef)
    if (memberId === undefined) return no('INVALID_PLAYER')
    await context.projectBets()
    const round = { vendor, memberId, roundId: close.roundId }
    const undecided = await listUndecidedOfRound(context.database, round)
    await context.database.inTx(async (tx) => {
      // In key order, as batches of payouts write them: nobody waits for the other.
      for (const bet of undecided.toSorted(byDebit)) {
        await insertFate(tx, {
          vendor,
          debitTxn: bet.debit_txn,
          state: 'settled',
          memberId,
          roundId: close.roundId,
          roundClosed: true,
          at: context.clock.now(),
        })
      }
    })
    const balance = await context.balanceNow(memberId)
    if (!balance) return no('INVALID_PLAYER')
    const { availableMinor: balanceMinor } = balance
    return yes({ playerRef: close.playerRef, balanceMinor, transferId: null, repeated: false })
  }
