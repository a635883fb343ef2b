import type { AgentsNeeds } from '../needs.ts'
import { createProveTotals } from './service/prove-totals.ts'
import { createReadStream } from './service/read-stream.ts'
import { returnDeposit } from './service/return-deposit.ts'

/** The figures of teams, derived from the ledger. */
export const createFigures = (needs: AgentsNeeds) => ({
  /** Updates teams' figures from the ledger; a job, every second. */
  readStream: createReadStream(needs),
  /** In the transaction that books the return of a deposit. */
  returnDeposit,
  /** Recalculates teams' figures and names those that drifted; a job, every night. */
  proveTotals: createProveTotals(needs),
})
