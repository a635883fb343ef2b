import type { AgentsNeeds } from '../needs.ts'
import { createGetGivable } from './service/get-givable.ts'
import { createListRebateLines } from './service/list-rebate-lines.ts'
import { createRunRebates } from './service/run-rebates.ts'
import { createSetRebates } from './service/set-rebates.ts'

/** Rebates and series that agents give to those directly below. */
export const createRates = (needs: AgentsNeeds) => ({
  getGivable: createGetGivable(needs),
  setRebates: createSetRebates(needs),
  listRebateLines: createListRebateLines(needs),
  /** Calculates and pays rebates of the last five minutes; a job, every minute. */
  runRebates: createRunRebates(needs),
})

export type Rates = ReturnType<typeof createRates>
