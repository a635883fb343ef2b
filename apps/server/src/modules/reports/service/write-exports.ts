import { exportLinesMax, exportPdfLinesMax } from '@trevo/contract/ops/ledger/exports.ts'
import { instantText, type ExportCell, type ExportTable } from '../files/export-table.ts'
import { writeCsvFile } from '../files/write-csv.ts'
import { writePdfFile } from '../files/write-pdf.ts'
import { writeXlsxFile } from '../files/write-xlsx.ts'
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
const staleMs = 15 * 60_000
/** A download is over by then. */
const downloadMs = 10 * 60_000
const partBytes = 512 * 1024

const writers = { csv: writeCsvFile, xlsx: writeXlsxFile, pdf: writePdfFile } as const

type Counted = { lines: number; isCut: boolean }

/** Lines up to the most that a file may have, counted. */
async function* countLines(
  rows: AsyncIterable<readonly ExportCell[]>,
  max: number,
  counted: Counted,
): AsyncGenerator<readonly ExportCell[]> {
  for await (const row of rows) {
    if (counted.lines >= max) {
      counted.isCut = true
      return
    }
    counted.lines += 1
    yield row
  }
}

const tableOf = async (
  needs: ReportsNeeds,
  row: ExportRow,
  counted: Counted,
): Promise<ExportTable> => {
  const words = await loadWords(row.language)
  const timeZone = needs.settings.timeZoneOf(row.brand_id)
  const linesMax = row.format === 'pdf' ? exportPdfLinesMax : exportLinesMax
  const made = await makeTable(needs, row.content, { brandId: row.brand_id, words, linesMax })
  return {
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
    rows: countLines(made.rows, linesMax, counted),
    language: row.language,
    timeZone,
    wordOf: words.code,
  }
}

/** Writes the bytes in parts. @returns how many, or undefined if another writer has taken over */
const writeParts = async (
  { database: { db } }: ReportsNeeds,
  row: ExportRow,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number | undefined> => {
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
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.byteLength
    if (size >= partBytes && !(await flush())) return undefined
  }
  return (await flush()) ? bytes : undefined
}

const writeOne = async (needs: ReportsNeeds, row: ExportRow): Promise<void> => {
  const { database, clock, logger } = needs
  const { db } = database
  const counted: Counted = { lines: 0, isCut: false }
  await deleteParts(db, row.id)
  try {
    const bytes = await writeParts(
      needs,
      row,
      writers[row.format](await tableOf(needs, row, counted)),
    )
    if (bytes === undefined) return
    await finishExport(db, row, { state: 'ready', ...counted, bytes, at: clock.now() })
  } catch (error) {
    logger.error({ err: error, exportId: row.id }, 'export not written')
    await finishExport(db, row, { state: 'failed', ...counted, bytes: 0, at: clock.now() })
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
