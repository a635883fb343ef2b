import type { ReportsNeeds } from './needs.ts'
import { deleteMinutesBefore } from './repository/count.ts'
import { createCloseDays } from './service/close-days.ts'
import { createCountTransfers } from './service/count-transfers.ts'
import { createGetAlarms } from './service/get-alarms.ts'
import { createGetFigures } from './service/get-figures.ts'
import { createListClosedDays } from './service/list-closed-days.ts'
import { createListLargestWins, createListRevenue } from './service/list-revenue.ts'
import { createShowReport } from './service/show-report.ts'

/** Minutes are kept for a month and the one before it. */
const minutesKeptMs = 70 * 86_400_000

/** Figures of brands from the ledger's hours. */
export const createReports = (needs: ReportsNeeds) => {
  const { database, clock } = needs
  const count = createCountTransfers(needs)
  let counted: Date | undefined
  const countTransfers = async (): Promise<Date> => {
    counted = await count()
    return counted
  }
  // Readers wait for the first reading only; after it the job keeps up.
  const countedUntil = async (): Promise<Date> => counted ?? countTransfers()
  const closeDays = createCloseDays(needs, countTransfers)
  return {
    /** A job, every two seconds. */
    countTransfers,
    /** A job, every ten minutes. */
    closeDays: async (): Promise<void> => {
      await closeDays()
      await deleteMinutesBefore(database.db, new Date(clock.now().getTime() - minutesKeptMs))
    },
    getFigures: createGetFigures(needs, countedUntil),
    getAlarms: createGetAlarms(needs, countedUntil),
    listRevenue: createListRevenue(needs, countedUntil),
    listLargestWins: createListLargestWins(needs),
    showReport: createShowReport(needs, countedUntil),
    listClosedDays: createListClosedDays(needs),
  }
}

export type Reports = ReturnType<typeof createReports>
