import type { AgentsNeeds } from '../needs.ts'
import { createAnswerDispute } from './service/answer-dispute.ts'
import { createDisburseStatement } from './service/disburse-statement.ts'
import { createDisputeStatement } from './service/dispute-statement.ts'
import { createListStatementLines } from './service/list-statement-lines.ts'
import { createListStatements } from './service/list-statements.ts'
import { createPreviewStatements } from './service/preview-statements.ts'
import { createPrintStatement } from './service/print-statement.ts'
import { createRunContracts } from './service/run-contracts.ts'

/** The amounts due on contracts each period, and their payment. */
export const createStatements = (needs: AgentsNeeds) => ({
  listStatements: createListStatements(needs),
  listStatementLines: createListStatementLines(needs),
  previewStatements: createPreviewStatements(needs),
  printStatement: createPrintStatement(needs),
  disburseStatement: createDisburseStatement(needs),
  disputeStatement: createDisputeStatement(needs),
  answerDispute: createAnswerDispute(needs),
  /** Calculates and pays contracts whose period is over; a job, every minute. */
  runContracts: createRunContracts(needs),
})

export type Statements = ReturnType<typeof createStatements>
