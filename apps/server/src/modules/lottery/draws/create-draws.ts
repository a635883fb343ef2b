import type { ChangeKind } from '../../../platform/approvals/change-kind.ts'
import type { LotteryContext } from '../lotteries/context.ts'
import { createEnterDrawResult } from './service/enter-draw-result.ts'
import { enterResultKind } from './service/enter-result-kind.ts'
import { createListComingDraws } from './service/list-coming-draws.ts'
import { createListDraws } from './service/list-draws.ts'
import { createListOpenedDraws } from './service/list-opened-draws.ts'
import { createOperatorDraws } from './service/operator-draws.ts'
import { createScheduleDraws } from './service/schedule-draws.ts'
import { createShowDrawProof } from './service/show-draw-proof.ts'

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
})

/** What two persons decide about draws. */
export const drawKinds = (context: LotteryContext): readonly ChangeKind[] => [
  enterResultKind(context),
]

export type Draws = ReturnType<typeof createDraws>
