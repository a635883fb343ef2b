import type { SportsbookContext } from '../common/service/context.ts'
import { listUnpaid } from './repository/list-unpaid.ts'
import { createDecideMatches } from './service/decide-matches.ts'
import { createSettleMatches } from './service/settle-matches.ts'

/** The end of matches and seasons, and the payouts of slips on them. */
export const createSettlement = (context: SportsbookContext) => ({
  /** Every second: settles and pays ended matches. */
  settleMatches: createSettleMatches(context),
  ...createDecideMatches(context),
  /** What is not paid, the oldest first, by page. */
  listUnpaid: (page: Parameters<typeof listUnpaid>[1]) => listUnpaid(context.database.db, page),
})

export type Settlement = ReturnType<typeof createSettlement>
