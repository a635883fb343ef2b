import type { FundsNeeds } from './needs.ts'
import { createListFundsDays } from './service/list-funds-days.ts'
import { createMeasureDays } from './service/measure-days.ts'
import { createNoteFundsDay } from './service/note-funds-day.ts'

/** What is owed to players beside the transactional account, day by day. */
export const createFunds = (needs: FundsNeeds) => ({
  /** A job, every ten minutes. */
  measureDays: createMeasureDays(needs),
  listFundsDays: createListFundsDays(needs),
  noteFundsDay: createNoteFundsDay(needs),
})

export type Funds = ReturnType<typeof createFunds>
