// A separate thread that writes one file, of pages that it asks for.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { ExportCell } from './export-table.ts'
import { createMovementRows } from './movement-rows.ts'
import type { ExportPage, FileTask, FromThread, ToThread } from './thread-messages.ts'
import { writeCsvFile } from './write-csv.ts'
import { writePdfFile } from './write-pdf.ts'
import { writeXlsxFile } from './write-xlsx.ts'

const writers = { csv: writeCsvFile, xlsx: writeXlsxFile, pdf: writePdfFile } as const

/** Those who wait for an answer go first. Elsewhere than on Linux this would be the whole process. */
const niceness = 19
if (process.platform === 'linux') setPriority(niceness)

let ready: Uint8Array<ArrayBuffer>[] = []
let answered: ((message: ToThread) => void) | undefined

const send = (message: FromThread): void => {
  const chunks = 'chunks' in message ? message.chunks : []
  parentPort?.postMessage(
    message,
    chunks.map(({ buffer }) => buffer),
  )
}

type Needs = Extract<FromThread, { readonly needs: object }>['needs']

const ask = (needs: Needs): Promise<ToThread> =>
  new Promise((resolve) => {
    answered = resolve
    send({ chunks: ready, needs })
    ready = []
  })

const packNames = async (memberIds: string): Promise<string> => {
  const answer = await ask({ what: 'names', memberIds })
  return answer.kind === 'names' ? answer.packed : '[]'
}

async function* listPages(): AsyncGenerator<ExportPage> {
  for (;;) {
    const answer = await ask({ what: 'page' })
    if (answer.kind !== 'page' || answer.page === undefined) return
    yield answer.page
  }
}

type Counted = { lines: number; isCut: boolean }

/** Lines up to the most that a file may have, counted. */
async function* listRows(
  { brandId, linesMax }: FileTask,
  counted: Counted,
): AsyncGenerator<readonly ExportCell[]> {
  const movementRows = createMovementRows(brandId, packNames)
  for await (const page of listPages()) {
    for (const row of 'rows' in page ? page.rows : await movementRows(page.movements)) {
      if (counted.lines >= linesMax) {
        counted.isCut = true
        return
      }
      counted.lines += 1
      yield row
    }
  }
}

const write = async (task: FileTask): Promise<void> => {
  const counted: Counted = { lines: 0, isCut: false }
  const wordOf = (kind: string, code: string): string =>
    task.codes[`${kind === 'product' ? 'game' : 'event'}.${code}`] ?? code
  const table = { ...task, wordOf, rows: listRows(task, counted) }
  // A copy: the writer may use the rest of its memory again.
  for await (const chunk of writers[task.format](table)) ready.push(new Uint8Array(chunk))
  send({ chunks: ready, needs: { what: 'nothing', ...counted } })
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind !== 'file') return answered?.(message)
  write(message.task).catch((error: unknown) => send({ error: String(error) }))
})
