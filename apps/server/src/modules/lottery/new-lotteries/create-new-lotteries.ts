import type { LotteryContext } from '../lotteries/context.ts'
import { createAddLottery } from './service/add-lottery.ts'
import { createPreviewNewLottery } from './service/preview-new-lottery.ts'

/** Lotteries that operators add to their brand. */
export const createNewLotteries = (context: LotteryContext) => ({
  ...createPreviewNewLottery(context),
  addLottery: createAddLottery(context),
})
export type NewLotteries = ReturnType<typeof createNewLotteries>
