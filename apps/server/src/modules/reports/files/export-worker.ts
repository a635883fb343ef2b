// A separate thread that writes one file. It reads the ledger and stores the file on a connection of its own.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { listPagesOf } from '../../wallet/index.ts'
import { deleteParts, insertPart } from '../repository/exports.ts'
import type { ReportsTables } from '../repository/tables.ts'
import type { ExportRows } from './export-table.ts'
import { createMovementRows } from './movement-rows.ts'
import { readEvenly } from './read-evenly.ts'
import { storeParts } from './store-parts.ts'
import type {
  FromThread,
  FromThreadBetween,
  Span,
  ThreadOrder,
  ToThread,
  Written,
} from './thread-messages.ts'

/** Loaded for the file that needs it: drawing a PDF takes a large library. */
const loadWriter = {
  csv: async () => (await import('./write-csv.ts')).writeCsvFile,
  xlsx: async () => (await import('./write-xlsx.ts')).writeXlsxFile,
  pdf: async () => (await import('./write-pdf.ts')).writePdfFile,
} as const

/** Those who wait for an answer go first. Elsewhere than on Linux this would be the whole process. */
const niceness = 19
if (process.platform === 'linux') setPriority(niceness)

// The thread is started with nothing else.
const { databaseUrl, claim, task, movements } = workerData as ThreadOrder

const send = (message: FromThread | FromThreadBetween): void =>
  // A thread has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message)

const ask = (message: Extract<FromThread, { readonly needs: string }>): Promise<ToThread> =>
  new Promise((resolve) => {
    parentPort?.once('message', resolve)
    send(message)
  })

const packNames = async (memberIds: string): Promise<string> => {
  const answer = await ask({ needs: 'names', memberIds })
  return answer.kind === 'names' ? answer.packed : '[]'
}

/** The ledger's movements of a span, in the order of their numbers, without those of other brands. */
async function* listMovements(
  database: Parameters<typeof listPagesOf>[0],
  span: Span,
): AsyncGenerator<ExportRows> {
  const rowsOf = createMovementRows(task.brandId, packNames)
  for await (const page of readEvenly(listPagesOf(database, span))) {
    // Also of a page without a line of the brand: the ledger is that of all brands.
    send({ step: true })
    yield await rowsOf(page)
  }
}

async function* listGiven(): AsyncGenerator<ExportRows> {
  for (;;) {
    const answer = await ask({ needs: 'rows' })
    if (answer.kind !== 'rows' || !answer.rows) return
    yield answer.rows
  }
}

/** Lines up to the most that a file may have, counted. */
async function* countRows(
  pages: AsyncIterable<ExportRows>,
  counted: { lines: number; isCut: boolean },
): AsyncGenerator<ExportRows> {
  for await (const rows of pages) {
    const taken = rows.slice(0, task.linesMax - counted.lines)
    counted.lines += taken.length
    yield taken
    if (taken.length < rows.length) {
      counted.isCut = true
      return
    }
  }
}

const wordOf = (kind: string, code: string): string =>
  task.codes[`${kind === 'product' ? 'game' : 'event'}.${code}`] ?? code

const write = async (): Promise<Written | undefined> => {
  const pool = createPool(databaseUrl, {
    work: 'exports',
    role: 'trevo_app',
    name: 'trevo exports',
  })
  const sendConnections = (): void => {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool
    send({ connections: { open, idle, waiting } })
  }
  for (const event of ['connect', 'acquire', 'release', 'remove'] as const) {
    pool.on(event, sendConnections)
  }
  try {
    const database = createDatabase<ReportsTables>(pool)
    const counted = { lines: 0, isCut: false }
    const pages = movements ? listMovements(createDatabase(pool), movements) : listGiven()
    const table = { ...task, wordOf, pages: countRows(pages, counted) }
    await deleteParts(database.db, claim)
    const writeFile = await loadWriter[task.format]()
    const bytes = await storeParts(writeFile(table), (part, content) =>
      insertPart(database.db, claim, part, content),
    )
    return bytes === undefined ? undefined : { ...counted, bytes }
  } finally {
    await pool.end()
  }
}

write().then(
  (written) => send({ written }),
  (error: unknown) => send({ error: String(error) }),
)
