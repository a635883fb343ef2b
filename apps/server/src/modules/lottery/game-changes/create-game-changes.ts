import { createAskGameChange } from './service/ask-game-change.ts'
import { createApplyChanges } from './service/apply-changes.ts'
import type { LotteryContext } from '../lotteries/context.ts'
import { createDecideGameChange } from './service/decide-game-change.ts'
import { createListGameChanges } from './service/list-game-changes.ts'

/** The operators' changes of lotteries from a given day. */
export const createGameChanges = (context: LotteryContext) => ({
  /** A job, every few seconds: applies limits whose day has started. */
  applyDueChanges: createApplyChanges(context),
  askGameChange: createAskGameChange(context),
  ...createDecideGameChange(context),
  ...createListGameChanges(context),
})

export type GameChanges = ReturnType<typeof createGameChanges>
