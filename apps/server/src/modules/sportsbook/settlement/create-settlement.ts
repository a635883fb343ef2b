import type { SportsbookContext } from '../common/service/context.ts'
import { createDecideMatches } from './service/decide-matches.ts'
import { createSettleMatches } from './service/settle-matches.ts'

/** The end of matches and seasons, and the payouts of slips on them. */
export const createSettlement = (context: SportsbookContext) => ({
  /** Every second: settles and pays ended matches. */
  settleMatches: createSettleMatches(context),
  ...createDecideMatches(context),
})

export type Settlement = ReturnType<typeof createSettlement>
