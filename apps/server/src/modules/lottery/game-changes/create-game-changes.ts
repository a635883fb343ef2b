import type { ChangeKind } from '../../../platform/approvals/change-kind.ts'
import { createAskGameChange } from './service/ask-game-change.ts'
import { createApplyChanges } from './service/apply-changes.ts'
import type { LotteryContext } from '../lotteries/context.ts'
import { gameChangeKind } from './service/game-change-kind.ts'
import { createListGameChanges } from './service/list-game-changes.ts'
import { createPreviewGameChange } from './service/preview-game-change.ts'
import { createWithdrawGameChange } from './service/withdraw-game-change.ts'

/** The operators' changes of lotteries from a given day. */
export const createGameChanges = (context: LotteryContext) => ({
  /** A job, every few seconds: applies limits whose day has started. */
  applyDueChanges: createApplyChanges(context),
  askGameChange: createAskGameChange(context),
  previewGameChange: createPreviewGameChange(context),
  withdrawGameChange: createWithdrawGameChange(context),
  ...createListGameChanges(context),
})

/** What two persons decide about lotteries. */
export const gameChangeKinds = (context: LotteryContext): readonly ChangeKind[] => [
  gameChangeKind(context),
]

export type GameChanges = ReturnType<typeof createGameChanges>
