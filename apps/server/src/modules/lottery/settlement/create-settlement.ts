import { doEach } from '@trevo/platform/do-each.ts'
import type { ChangeKind } from '../../../platform/approvals/change-kind.ts'
import { approvePrizeKind } from './service/approve-prize-kind.ts'
import { createBigPrizes } from './service/big-prizes.ts'
import { listUnpaid } from './repository/list-unpaid.ts'
import type { LotteryContext } from '../lotteries/context.ts'
import { createDecideDraws } from './service/decide-draws.ts'
import { drawDecisionKinds } from './service/draw-decision-kinds.ts'
import { createPayDecided, createRecordDecided, createSettleDraws } from './service/settle-draws.ts'
import { createSettledBets } from './service/settled-bets.ts'

/** The payouts of finished draws, and the operators' decisions about them. */
export const createSettlement = (context: LotteryContext) => {
  const [settleDraws, payDecided] = [createSettleDraws(context), createPayDecided(context)]
  const recordDecided = createRecordDecided(context)
  return {
    /** A job, every second: pays the credits of draws. */
    settle: (): Promise<void> => doEach([recordDecided, settleDraws, payDecided], (part) => part()),
    ...createBigPrizes(context),
    ...createDecideDraws(context),
    /** What is not paid, the oldest first, by page. */
    listUnpaid: (page: Parameters<typeof listUnpaid>[1]) => listUnpaid(context.database.db, page),
    /** Settled draws, for the comparison of accounts that staked on them. */
    settledBets: createSettledBets(context),
  }
}

/** What two persons decide about draws and their prizes. */
export const settlementKinds = (context: LotteryContext): readonly ChangeKind[] => [
  approvePrizeKind(context),
  ...drawDecisionKinds(context),
]

export type Settlement = ReturnType<typeof createSettlement>
