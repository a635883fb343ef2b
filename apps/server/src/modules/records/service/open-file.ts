import { Readable } from 'node:stream'
import { fileNameOf } from '../files/file-name.ts'
import { wordsOf } from '../files/words-of.ts'
import { writeCsv } from '../files/write-csv.ts'
import { writeReceiptPdf } from '../files/write-receipt-pdf.ts'
import { writeStatementPdf } from '../files/write-statement-pdf.ts'
import { findTicket } from '../repository/file-tickets.ts'
import type { RecordsDependencies } from './dependencies.ts'
import { filterOf } from './filter-of.ts'
import { hashOf } from './issue-file.ts'

export type OpenedFile = {
  readonly name: string
  readonly mediaType: string
  readonly content: NodeJS.ReadableStream
}

/** The file behind a ticket; undefined when nobody was given it, or its minute is over. */
export const createOpenFile =
  (dependencies: RecordsDependencies) =>
  async (ticket: string): Promise<OpenedFile | undefined> => {
    const { database, clock, wallet, kinds, gameNames } = dependencies
    const found = await findTicket(database.db, hashOf(ticket), clock.now())
    if (!found) return undefined
    const { file, memberId, brandId } = found
    const { language } = file
    const words = wordsOf(language)
    const name = fileNameOf(file)
    const pdf = { name, mediaType: 'application/pdf' }
    if (file.what === 'receipt') {
      const line = await wallet.findStatementLine(memberId, BigInt(file.txId))
      if (!line) return undefined
      const receipt = { dependencies, line, memberId, brandId, language, words }
      return { ...pdf, content: await writeReceiptPdf(receipt) }
    }
    const filter = filterOf(memberId, file, kinds)
    if (file.format === 'pdf') {
      return {
        ...pdf,
        content: writeStatementPdf({ dependencies, filter, brandId, language, words }),
      }
    }
    const gameWords = gameNames(brandId, language)
    const lines = writeCsv({ wallet, filter, words, kinds, gameWords })
    return { name, mediaType: 'text/csv; charset=utf-8', content: Readable.from(lines) }
  }
