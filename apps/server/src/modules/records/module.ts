import { createPdfThreads } from './files/pdf-threads.ts'
import { deleteTokensBefore } from './repository/download-tokens.ts'
import { deleteFilesBefore } from './repository/active-files.ts'
import type { RecordsNeeds } from './needs.ts'
import { createFileSlots } from './service/file-slots.ts'
import { createCreateRecordsFile } from './service/create-records-file.ts'
import { createDescribeFile, createOpenFile } from './service/open-file.ts'
import {
  createPrintContract,
  createPrintReport,
  createPrintTax,
  createPrintTicket,
} from './service/print-sheets.ts'
import { createGetMoneyPath } from './service/get-money-path.ts'
import { createGetOwnYear } from './service/get-own-year.ts'
import { createGetPersonalProfit } from './service/get-personal-profit.ts'

/** The number of files a copy writes at once, each PDF on a separate thread, with a queue for more. */
const slotLimits = { atOnceMax: 3, waitingMax: 20, waitMsMax: 10_000 } as const

export type Records = {
  readonly getPersonalProfit: ReturnType<typeof createGetPersonalProfit>
  readonly getMoneyPath: ReturnType<typeof createGetMoneyPath>
  readonly getOwnYear: ReturnType<typeof createGetOwnYear>
  readonly createRecordsFile: ReturnType<typeof createCreateRecordsFile>
  readonly describeFile: ReturnType<typeof createDescribeFile>
  readonly openFile: ReturnType<typeof createOpenFile>
  readonly printTicket: ReturnType<typeof createPrintTicket>
  readonly printContract: ReturnType<typeof createPrintContract>
  readonly printReport: ReturnType<typeof createPrintReport>
  readonly printTax: ReturnType<typeof createPrintTax>
  /** A job, every minute. */
  purge(): Promise<void>
  close(): Promise<void>
}

/** The sums of a member's movements, and their download. */
export const createRecords = (needs: RecordsNeeds): Records => {
  const { database, clock } = needs
  const slots = createFileSlots(slotLimits)
  const threads = createPdfThreads()
  return {
    getPersonalProfit: createGetPersonalProfit(needs),
    getMoneyPath: createGetMoneyPath(needs),
    getOwnYear: createGetOwnYear(needs),
    createRecordsFile: createCreateRecordsFile(needs, slots),
    describeFile: createDescribeFile(needs),
    openFile: createOpenFile(needs, slots, threads),
    printTicket: createPrintTicket(slots, threads),
    printContract: createPrintContract(slots, threads),
    printReport: createPrintReport(slots, threads),
    printTax: createPrintTax(slots, threads),
    purge: async () => {
      const now = clock.now()
      await deleteTokensBefore(database.db, now)
      await deleteFilesBefore(database.db, now)
    },
    close: threads.close,
  }
}
