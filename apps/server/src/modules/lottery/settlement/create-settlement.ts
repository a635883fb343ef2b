import { doEach } from '@trevo/platform/do-each.ts'
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
  return {
    /** A job, every second: pays the credits of draws. */
    settle: (): Promise<void> => doEach([recordDecided, settleDraws, payDecided], (part) => part()),
    ...createBigPrizes(context),
    voidDraw: createVoidDraw(context),
    redraw: createRedraw(context),
    /** Settled draws, for the comparison of accounts that staked on them. */
    settledBets: createSettledBets(context),
  }
}

export type Settlement = ReturnType<typeof createSettlement>
