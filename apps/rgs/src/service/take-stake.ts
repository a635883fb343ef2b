import { parseMoney } from '@trevo/money/money.ts'
import { transactionIds } from '../domain/transaction-ids.ts'
import type { Dependencies } from '../dependencies.ts'
import { moveRound } from '../repository/rounds.ts'
import type { RoundRow } from '../repository/tables.ts'
import { askForDebit, refusalOf, type StoredRefusal } from './ask-for-debit.ts'
import { startRound } from './start-round.ts'
import { reread, rollBack } from './settle-round.ts'

/**
 * Takes the stake of a `created` round and plays it as far as it goes. A refused stake cancels the round;
 * one of unknown outcome is rolled back, at once if the platform answers, else by the resolver.
 */
export const takeStake =
  (dependencies: Dependencies) =>
  async (round: RoundRow, walletToken: string): Promise<RoundRow> => {
    const { database, clock } = dependencies
    const { result, mayHaveLanded } = await askForDebit(dependencies, round, {
      transactionId: transactionIds(round.id).debit,
      walletToken,
      amountMinor: round.stake_minor,
    })

    if (result.kind === 'answer' && result.reply.status === 'OK') {
      const balance = result.reply.balance
      // A repeated answer tells today's balance, not the one of then.
      const isFresh = balance !== undefined && result.reply.repeated !== true
      const balanceBeforeMinor = isFresh ? parseMoney(balance) + round.stake_minor : null
      return startRound(dependencies, round, { balanceBeforeMinor })
    }

    const refusal = refusalOf(result)
    if (!mayHaveLanded) return refuseStake(dependencies, round, refusal)
    // An earlier attempt may still be under way, whatever a later one was told: its id is barred.
    const cancelling = await database.inTx((tx) =>
      moveRound(tx, round, 'cancelling', {
        ...(result.kind === 'answer' && refusal),
        retry_at: clock.now(),
        attempt_count: 0,
      }),
    )
    return cancelling ? rollBack(dependencies)(cancelling) : reread(dependencies, round)
  }

const refuseStake = async (
  { database, clock, log, metrics }: Dependencies,
  round: RoundRow,
  refusal: StoredRefusal,
): Promise<RoundRow> => {
  log.info({ roundId: round.id, refusal: refusal.refusal }, 'stake refused')
  const cancelled = await database.inTx((tx) =>
    moveRound(tx, round, 'cancelled', { ...refusal, closed_at: clock.now() }),
  )
  if (cancelled) metrics.rounds.inc({ game: round.game_code, end: 'refused' })
  return cancelled ?? reread({ database }, round)
}
