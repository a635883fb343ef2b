import type { AgentsNeeds } from '../needs.ts'
import { createProveTotals } from './service/prove-totals.ts'
import { createReadStream } from './service/read-stream.ts'
import { returnDeposit } from './service/return-deposit.ts'

/** The figures of teams, kept beside the ledger. */
export const createFigures = (needs: AgentsNeeds) => ({
  /** Brings teams' figures up to the ledger; a job, every second. */
  readStream: createReadStream(needs),
  /** In the transaction that books the return of a deposit. */
  returnDeposit,
  /** Adds teams' figures up again and names what drifted; a job, every night. */
  proveTotals: createProveTotals(needs),
})
