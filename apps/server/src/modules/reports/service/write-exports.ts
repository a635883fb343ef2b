import { minuteMs } from '@trevo/calendar/durations.ts'
import { exportLinesMax, exportPdfLinesMax } from '@trevo/contract/ops/ledger/exports.ts'
import { instantText } from '../files/export-table.ts'
import type { ExportPage, FileTask } from '../files/thread-messages.ts'
import { writeInThread } from '../files/write-in-thread.ts'
import type { ReportsNeeds } from '../needs.ts'
import {
  claimExport,
  deleteParts,
  expireExports,
  finishExport,
  insertPart,
  type ExportRow,
} from '../repository/exports.ts'
import { exportLifeMs } from './create-export.ts'
import { makeTable } from './sheets/export-tables.ts'
import { loadWords } from './sheets/office-words.ts'

/** A writer that has not finished by then is taken for dead. */
const staleMs = 15 * minuteMs
/** A download is over by then. */
const downloadMs = 10 * minuteMs
const partBytes = 512 * 1024

const fileOf = async (
  needs: ReportsNeeds,
  row: ExportRow,
): Promise<{ readonly task: FileTask; readonly pages: AsyncGenerator<ExportPage> }> => {
  const words = await loadWords(row.language)
  const timeZone = needs.settings.timeZoneOf(row.brand_id)
  const linesMax = row.format === 'pdf' ? exportPdfLinesMax : exportLinesMax
  const made = await makeTable(needs, row.content, { brandId: row.brand_id, words, linesMax })
  const task = {
    format: row.format,
    brandId: row.brand_id,
    linesMax,
    title: made.title,
    facts: [
      [made.title, made.span],
      [words.fact('fileAsked'), row.operator],
      [words.fact('fileReason'), row.reason],
      [
        words.fact('fileMade'),
        `${instantText(needs.clock.now().toISOString(), timeZone)} ${timeZone}`,
      ],
    ],
    columns: made.columns,
    language: row.language,
    timeZone,
    codes: words.codes,
  } as const
  return { task, pages: made.pages }
}

type Written = { readonly lines: number; readonly isCut: boolean; readonly bytes: number }

/** Writes the file in parts; undefined if another writer has taken over. */
const writeParts = async (
  { database: { db } }: ReportsNeeds,
  row: ExportRow,
  file: ReturnType<typeof writeInThread>,
): Promise<Written | undefined> => {
  let [part, bytes] = [0, 0]
  let waiting: Uint8Array[] = []
  let size = 0
  const flush = async (): Promise<boolean> => {
    if (size === 0) return true
    const isOurs = await insertPart(db, row, part, Buffer.concat(waiting))
    part += 1
    bytes += size
    waiting = []
    size = 0
    return isOurs
  }
  try {
    for (;;) {
      const { done, value } = await file.next()
      if (done === true) return (await flush()) ? { ...value, bytes } : undefined
      waiting.push(value)
      size += value.byteLength
      if (size >= partBytes && !(await flush())) return undefined
    }
  } finally {
    await file.return({ lines: 0, isCut: false })
  }
}

const writeOne = async (needs: ReportsNeeds, row: ExportRow): Promise<void> => {
  const { database, clock, logger } = needs
  const { db } = database
  await deleteParts(db, row.id)
  try {
    const { task, pages } = await fileOf(needs, row)
    const file = writeInThread(task, { pages, packNames: needs.members.packNames })
    const written = await writeParts(needs, row, file)
    if (written) await finishExport(db, row, { state: 'ready', ...written, at: clock.now() })
  } catch (error) {
    logger.error({ err: error, exportId: row.id }, 'export not written')
    const nothing = { lines: 0, isCut: false, bytes: 0 }
    await finishExport(db, row, { state: 'failed', ...nothing, at: clock.now() })
  }
}

/** A job: writes the files that wait, one after the other, and lets old ones expire. @returns how many */
export const createWriteExports = (needs: ReportsNeeds) => async (): Promise<number> => {
  const { database, clock } = needs
  const now = clock.now().getTime()
  await expireExports(database.db, {
    readyBefore: new Date(now - exportLifeMs),
    openedBefore: new Date(now - downloadMs),
  })
  for (let written = 0; ; written += 1) {
    const at = clock.now()
    const row = await claimExport(database.db, at, new Date(at.getTime() - staleMs))
    if (!row) return written
    await writeOne(needs, row)
  }
}
