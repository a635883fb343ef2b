import type { LotteryContext } from '../lotteries/context.ts'
import { createCountReturns } from './service/count-returns.ts'
import { createListLotteryReturns } from './service/list-lottery-returns.ts'

/** What lotteries gave back of their stakes. */
export const createReturns = (context: LotteryContext) => ({
  /** A job, every few minutes. */
  countReturns: createCountReturns(context),
  listReturns: createListLotteryReturns(context),
})
