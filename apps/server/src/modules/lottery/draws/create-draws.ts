import type { ChangeKind } from '../../../platform/approvals/change-kind.ts'
import type { LotteryContext } from '../lotteries/context.ts'
import { createEnterDrawResult } from './service/enter-draw-result.ts'
import { enterResultKind } from './service/enter-result-kind.ts'
import { measureDraws } from './repository/measure-draws.ts'
import { createListComingDraws } from './service/list-coming-draws.ts'
import { createListDraws } from './service/list-draws.ts'
import { createListOpenedDraws } from './service/list-opened-draws.ts'
import { createOperatorDraws } from './service/operator-draws.ts'
import { createScheduleDraws } from './service/schedule-draws.ts'
import { createShowDrawProof } from './service/show-draw-proof.ts'

type DrawSpan = Omit<Parameters<typeof measureDraws>[1], 'brandId'>

/** Draws of lotteries: planned, listed, and decided by operators. */
export const createDraws = (context: LotteryContext) => ({
  /** A job: keeps enough draws scheduled. */
  scheduleDraws: createScheduleDraws(context),
  ...createListComingDraws(context),
  ...createListOpenedDraws(context),
  ...createListDraws(context),
  showDrawProof: createShowDrawProof(context),
  ...createOperatorDraws(context),
  enterDrawResult: createEnterDrawResult(context),
  /** Whether draws of a brand came in time; undefined for one without lotteries. */
  measureDraws: async (brandId: number, span: DrawSpan) => {
    const { games } = await context.setup()
    if (!games.some((game) => game.brand_id === brandId)) return undefined
    const {
      in_time: inTime,
      late,
      median_sec: medianSec,
    } = await measureDraws(context.database, {
      brandId,
      ...span,
    })
    return { inTime, late, medianSec }
  },
})

/** What two persons decide about draws. */
export const drawKinds = (context: LotteryContext): readonly ChangeKind[] => [
  enterResultKind(context),
]

export type Draws = ReturnType<typeof createDraws>
