import { Readable } from 'node:stream'
import { Refusal } from '@trevo/platform/refusal.ts'
import { fileNameOf } from '../files/file-name.ts'
import type { PdfThreads } from '../files/pdf-threads.ts'
import { wordsOf } from '../files/words-of.ts'
import { writeCsv } from '../files/write-csv.ts'
import { findToken, takeToken, type DownloadToken } from '../repository/download-tokens.ts'
import { startFile, endFile } from '../repository/active-files.ts'
import type { FileOrder } from '../repository/tables.ts'
import type { RecordsNeeds } from '../needs.ts'
import type { FileSlots } from './file-slots.ts'
import { filterOf } from './filter-of.ts'
import { fileMsMax, hashOf } from './create-records-file.ts'
import { listReceiptMessages, listStatementMessages } from './list-pdf-messages.ts'

type FileDescription = { readonly name: string; readonly mediaType: string }
export type OpenedFile = FileDescription & { readonly content: Readable }

type Ticket = Omit<DownloadToken, 'hash' | 'until'>

const describe = (file: FileOrder): FileDescription => {
  const isCsv = file.what === 'statement' && file.format === 'csv'
  return {
    name: fileNameOf(file),
    mediaType: isCsv ? 'text/csv; charset=utf-8' : 'application/pdf',
  }
}

/** Bytes on demand; undefined if there is no such movement. */
const partsOf = async (
  needs: RecordsNeeds,
  threads: PdfThreads,
  { file, memberId, brandId }: Ticket,
): Promise<AsyncIterable<string | Uint8Array> | undefined> => {
  const { wallet, kinds, catalogue, settings } = needs
  const { language } = file
  const whose = { memberId, brandId, language }
  if (file.what === 'receipt') {
    const line = await wallet.findStatementLine(memberId, BigInt(file.txId))
    return line && threads.write(listReceiptMessages(needs, whose, line))
  }
  const filter = filterOf(memberId, file, kinds)
  if (file.format === 'pdf') {
    return threads.write(listStatementMessages(needs, whose, filter))
  }
  const gameWords = catalogue.gameNames(brandId, language)
  const timeZone = settings.timeZoneOf(brandId)
  return writeCsv({ wallet, filter, words: wordsOf(language), timeZone, kinds, gameWords })
}

/** Released before the stream ends: a member who has the whole file may ask for the next one at once. */
async function* releasedAtEnd<Part>(
  parts: AsyncIterable<Part>,
  release: () => Promise<void>,
): AsyncIterable<Part> {
  try {
    yield* parts
  } finally {
    await release()
  }
}

/** The description of a ticket's file; the ticket stays valid. Undefined for an unknown ticket. */
export const createDescribeFile =
  ({ database, clock }: RecordsNeeds) =>
  async (ticket: string): Promise<FileDescription | undefined> => {
    const found = await findToken(database.db, hashOf(ticket), clock.now())
    return found && describe(found.file)
  }

/**
 * The file of a ticket, which works once; undefined if it is unknown, used or expired. Refuses
 * `records.file_under_way` while another file of the member is being made, `records.files_busy` if the copy makes
 * too many; the ticket stays valid then.
 */
export const createOpenFile = (needs: RecordsNeeds, slots: FileSlots, threads: PdfThreads) => {
  const { database, clock, logger } = needs
  const { db } = database

  const open = async (hash: Buffer, found: Ticket, release: () => Promise<void>) => {
    if (!(await takeToken(db, hash))) return undefined
    const parts = await partsOf(needs, threads, found)
    if (!parts) return undefined
    const content = Readable.from(releasedAtEnd(parts, release))
    const timer = setTimeout(() => content.destroy(new Error('download timed out')), fileMsMax)
    content.once('close', () => {
      clearTimeout(timer)
      void release()
    })
    return { ...describe(found.file), content }
  }

  return async (ticket: string): Promise<OpenedFile | undefined> => {
    const hash = hashOf(ticket)
    const found = await findToken(db, hash, clock.now())
    if (!found) return undefined
    const leave = await slots.enter()
    let opened: OpenedFile | undefined
    let release = async () => leave()
    try {
      const now = clock.now()
      const underWay = {
        memberId: found.memberId,
        until: new Date(now.getTime() + fileMsMax),
      }
      if (!(await startFile(db, underWay, now))) throw new Refusal('records.file_under_way')
      let released: Promise<void> | undefined
      release = () => {
        if (!released) leave()
        released ??= endFile(db, underWay).catch((error: unknown) =>
          logger.warn({ err: error }, 'end of a file not recorded'),
        )
        return released
      }
      opened = await open(hash, found, release)
      return opened
    } finally {
      if (!opened) await release()
    }
  }
}
