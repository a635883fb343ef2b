import { buffer } from 'node:stream/consumers'
import type { ReportSheet } from '../../../platform/shapes/report-sheet.ts'
import type { ContractSheet } from '../../../platform/shapes/contract-sheet.ts'
import type { TaxSheet } from '../../../platform/shapes/tax-sheet.ts'
import type { TicketSheet } from '../../../platform/shapes/ticket-sheet.ts'
import type { PdfMessage } from '../files/pdf-message.ts'
import type { PdfThreads } from '../files/pdf-threads.ts'
import type { FileSlots } from './file-slots.ts'

async function* only(message: PdfMessage): AsyncGenerator<PdfMessage> {
  yield message
}

type Slots = Pick<FileSlots, 'enter'>
type Threads = Pick<PdfThreads, 'write'>

const print = async (slots: Slots, threads: Threads, message: PdfMessage): Promise<Uint8Array> => {
  const leave = await slots.enter()
  try {
    return await buffer(threads.write(only(message)))
  } finally {
    leave()
  }
}

/** A lottery ticket as PDF, on a separate thread. @throws Refusal `records.files_busy` */
export const createPrintTicket =
  (slots: Slots, threads: Threads) =>
  (sheet: TicketSheet): Promise<Uint8Array> =>
    print(slots, threads, { kind: 'ticket', sheet })

/** A statement of a contract, likewise. @throws Refusal `records.files_busy` */
export const createPrintContract =
  (slots: Slots, threads: Threads) =>
  (sheet: ContractSheet): Promise<Uint8Array> =>
    print(slots, threads, { kind: 'contract', sheet })

/** A report of an agent's team, likewise. @throws Refusal `records.files_busy` */
export const createPrintReport =
  (slots: Slots, threads: Threads) =>
  (sheet: ReportSheet): Promise<Uint8Array> =>
    print(slots, threads, { kind: 'report', sheet })

/** A person's year of net prizes, likewise. @throws Refusal `records.files_busy` */
export const createPrintTax =
  (slots: Slots, threads: Threads) =>
  (sheet: TaxSheet): Promise<Uint8Array> =>
    print(slots, threads, { kind: 'tax', sheet })
