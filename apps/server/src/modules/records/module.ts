import { deleteTicketsBefore } from './repository/file-tickets.ts'
import type { RecordsDependencies } from './service/dependencies.ts'
import { createIssueFile } from './service/issue-file.ts'
import { createOpenFile } from './service/open-file.ts'
import { createShowProfit } from './service/show-profit.ts'

export type Records = {
  readonly showProfit: ReturnType<typeof createShowProfit>
  readonly issueFile: ReturnType<typeof createIssueFile>
  readonly openFile: ReturnType<typeof createOpenFile>
  /** A job, every minute. */
  purge(): Promise<void>
}

/** What a member's movements add up to, and what of them can be taken away. */
export const createRecords = (dependencies: RecordsDependencies): Records => ({
  showProfit: createShowProfit(dependencies),
  issueFile: createIssueFile(dependencies),
  openFile: createOpenFile(dependencies),
  purge: () => deleteTicketsBefore(dependencies.database.db, dependencies.clock.now()),
})
