import { minuteMs } from '@trevo/calendar/durations.ts'
import { exportLinesMax, exportPdfLinesMax } from '@trevo/contract/ops/ledger/exports.ts'
import { limitPauses } from '../files/limit-pauses.ts'
import { instantText, type ExportRows } from '../files/export-table.ts'
import type { Connections, FileTask } from '../files/thread-messages.ts'
import { writeInThread } from '../files/write-in-thread.ts'
import {
  claimExport,
  expireExports,
  finishExport,
  noteStep,
  releaseExport,
  type ExportRow,
} from '../repository/exports.ts'
import { exportLifeMs } from './create-export.ts'
import { makeTable } from './sheets/export-tables.ts'
import type { WritingNeeds } from './sheets/list-readers.ts'
import type { MadeTable } from './sheets/made-table.ts'
import { loadWords } from './sheets/office-words.ts'

/** A writer that has made no step within this time is taken for dead. */
const staleMs = 15 * minuteMs
/** Before another writer takes it for dead, one gives up. */
const pauseMs = staleMs - minuteMs
/**
 * A file of a small brand is found among the movements of all brands, of which a minute reads a million: it goes on as
 * long as it makes steps, within this time.
 */
const writtenWithinMs = 8 * 60 * minuteMs
/** Steps come several times a second. */
const noteStepEveryMs = minuteMs
/** A download is over by then. */
const downloadMs = 10 * minuteMs

const fileOf = async (needs: WritingNeeds, row: ExportRow) => {
  const words = await loadWords(row.language)
  const timeZone = needs.settings.timeZoneOf(row.brand_id)
  const linesMax = row.format === 'pdf' ? exportPdfLinesMax : exportLinesMax
  const made = await makeTable(needs, row.content, { brandId: row.brand_id, words, linesMax })
  const task: FileTask = {
    format: row.format,
    brandId: row.brand_id,
    linesMax,
    title: made.title,
    facts: [
      [made.title, made.span],
      [words.fact('fileAsked'), row.operator],
      [words.fact('fileReason'), row.reason],
      [words.fact('fileMade'), `${instantText(needs.clock.now().getTime(), timeZone)} ${timeZone}`],
    ],
    columns: made.columns,
    language: row.language,
    timeZone,
    codes: words.codes,
  }
  return { task, rows: made.rows, movements: made.movements }
}

/** Each page that is read is a step. */
async function* noteSteps(
  rows: MadeTable['rows'],
  onStep: () => void,
): AsyncGenerator<ExportRows, undefined> {
  for (let next = await rows.next(); next.done !== true; next = await rows.next()) {
    onStep()
    yield next.value
  }
  return undefined
}

/** Writes one file that was claimed. When writing is `stopped` the file waits again, for another copy. */
const writeOne = async (
  needs: WritingNeeds,
  row: ExportRow,
  stopped: AbortSignal,
  onConnections: (connections: Connections) => void,
): Promise<void> => {
  const { clock, logger, config, members } = needs
  const { db } = needs.database
  const limit = limitPauses({ pauseMs, allMs: writtenWithinMs })
  let notedAt = -Infinity
  const onStep = (): void => {
    limit.step()
    const at = performance.now()
    if (at - notedAt < noteStepEveryMs) return
    notedAt = at
    noteStep(db, row, clock.now()).catch((error: unknown) =>
      logger.error({ err: error, exportId: row.id }, 'step of an export not noted'),
    )
  }
  try {
    const { task, rows, movements } = await fileOf(needs, row)
    const written = await writeInThread(
      { databaseUrl: config.DATABASE_URL, claim: row, task, movements },
      { rows: noteSteps(rows, onStep), packNames: members.packNames },
      { signal: AbortSignal.any([stopped, limit.signal]), onConnections, onStep },
    )
    if (written) await finishExport(db, row, { state: 'ready', ...written, at: clock.now() })
  } catch (error) {
    if (stopped.aborted) return releaseExport(db, row)
    logger.error({ err: error, exportId: row.id }, 'export not written')
    const nothing = { lines: 0, isCut: false, bytes: 0 }
    await finishExport(db, row, { state: 'failed', ...nothing, at: clock.now() })
  } finally {
    limit.end()
  }
}

/** Writes the files that wait, one after the other. */
export const createExportWriter = (needs: WritingNeeds) => {
  const { database, clock } = needs
  const stop = new AbortController()
  let connections: Connections = { open: 0, idle: 0, waiting: 0 }
  return {
    /** A job, which lets old files expire too. @returns how many were written */
    writeExports: async (): Promise<number> => {
      const now = clock.now().getTime()
      await expireExports(database.db, {
        readyBefore: new Date(now - exportLifeMs),
        openedBefore: new Date(now - downloadMs),
      })
      for (let written = 0; ; written += 1) {
        if (stop.signal.aborted) return written
        const at = clock.now()
        const row = await claimExport(database.db, at, new Date(at.getTime() - staleMs))
        if (!row) return written
        await writeOne(needs, row, stop.signal, (changed) => {
          connections = changed
        })
      }
    },
    /** Of the thread that writes a file on this copy; none while no file is written. */
    countExportConnections: (): Connections => connections,
    /** Ends the thread that writes now, and begins no other file: this copy shuts down. */
    stopExports: (): void => stop.abort(new Error('this copy shuts down')),
  }
}
