import type { SportsbookContext } from '../common/service/context.ts'
import { createDecideMatches } from './service/decide-matches.ts'
import { createSettleMatches } from './service/settle-matches.ts'

/** How matches and seasons end, and what slips on them are paid. */
export const createSettlement = (context: SportsbookContext) => ({
  /** Every second: settles and pays what has ended. */
  settleMatches: createSettleMatches(context),
  ...createDecideMatches(context),
})

export type Settlement = ReturnType<typeof createSettlement>
