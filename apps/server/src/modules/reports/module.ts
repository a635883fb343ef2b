import type { ReportsNeeds } from './needs.ts'
import { deleteFinerSumsBefore, findProgress } from './repository/count.ts'
import { countStakes } from './repository/figures.ts'
import { countUnwritten } from './repository/exports.ts'
import { createCreateExport } from './service/create-export.ts'
import { createCloseDays } from './service/close-days.ts'
import { createCountTransfers } from './service/count-transfers.ts'
import { createGetAlarms } from './service/get-alarms.ts'
import { createGetFigures } from './service/get-figures.ts'
import { createListClosedDays } from './service/list-closed-days.ts'
import { createListExports } from './service/list-exports.ts'
import { createListSignificantEvents } from './service/list-significant-events.ts'
import { createFindOwedFunds } from './service/find-owed-funds.ts'
import { createListLargestWins, createListRevenue } from './service/list-revenue.ts'
import { createDownloadExport, createOpenExport } from './service/open-export.ts'
import type { ListReaders } from './service/sheets/list-readers.ts'
import { createShowReport } from './service/show-report.ts'
import { createExportWriter } from './service/write-exports.ts'

/** Minutes are kept for a month and the one before it. */
const minutesKeptMs = 70 * 86_400_000

/** Figures of brands from the ledger's hours. */
export const createReports = (needs: ReportsNeeds) => {
  let readers: ListReaders | undefined
  const lists = (): ListReaders => {
    if (!readers) throw new Error('reports: no lists are registered')
    return readers
  }
  const { database, clock } = needs
  const countTransfers = createCountTransfers(needs)
  const countedUntil = (): Promise<Date> => findProgress(database.db)
  const closeDays = createCloseDays(needs, countTransfers)
  return {
    /** Tells which lists can be exported, once all modules are made. */
    registerLists: (all: ListReaders): void => {
      readers = all
    },
    /** A job, every two seconds. */
    countTransfers,
    /** A job, every ten minutes. */
    closeDays: async (): Promise<void> => {
      await closeDays()
      await deleteFinerSumsBefore(database.db, new Date(clock.now().getTime() - minutesKeptMs))
    },
    getFigures: createGetFigures(needs, countedUntil),
    getAlarms: createGetAlarms(needs, countedUntil),
    countStakes: (brandId: number, since: Date) => countStakes(database.db, brandId, since),
    listRevenue: createListRevenue(needs, countedUntil),
    listLargestWins: createListLargestWins(needs),
    showReport: createShowReport(needs, countedUntil),
    findOwedFunds: createFindOwedFunds(needs),
    listClosedDays: createListClosedDays(needs),
    listSignificantEvents: createListSignificantEvents(needs),
    createExport: createCreateExport(needs),
    listExports: createListExports(needs),
    countExports: () => countUnwritten(database.db),
    openExport: createOpenExport(needs),
    downloadExport: createDownloadExport(needs),
    ...createExportWriter({ ...needs, lists }),
  }
}

export type Reports = ReturnType<typeof createReports>
