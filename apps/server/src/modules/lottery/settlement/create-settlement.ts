import { tables, type Tx } from '@trevo/database/connect.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { findSettledStake, sumSettled } from './repository/settled-stakes.ts'
import type { LotteryTables } from '../tables.ts'
import { createBigPrizes } from './service/big-prizes.ts'
import type { LotteryContext } from '../lotteries/context.ts'
import { createRedraw } from './service/redraw.ts'
import { createPayDecided, createRecordDecided, createSettleDraws } from './service/settle-draws.ts'
import { createSettledBets } from './service/settled-bets.ts'
import { createVoidDraw } from './service/void-draw.ts'

/** The payouts of finished draws, and the operators' decisions about them. */
export const createSettlement = (context: LotteryContext) => {
  const [settleDraws, payDecided] = [createSettleDraws(context), createPayDecided(context)]
  const recordDecided = createRecordDecided(context)
  const dbOf = (tx?: Tx) => (tx ? tables<LotteryTables>(tx) : context.database.db)
  return {
    /** A job, every second: pays the credits of draws. */
    settle: (): Promise<void> => doEach([recordDecided, settleDraws, payDecided], (part) => part()),
    ...createBigPrizes(context),
    voidDraw: createVoidDraw(context),
    redraw: createRedraw(context),
    /** Stakes of a member's decided tickets by lottery; reads through the transaction if given. */
    sumSettled: (memberId: bigint, span: Parameters<typeof sumSettled>[2], tx?: Tx) =>
      sumSettled(dbOf(tx), memberId, span),
    /** The number of the latest of those tickets. */
    findSettledStake: (memberId: bigint, tx?: Tx) => findSettledStake(dbOf(tx), memberId),
    /** Settled draws, for the comparison of accounts that staked on them. */
    settledBets: createSettledBets(context),
  }
}

export type Settlement = ReturnType<typeof createSettlement>
