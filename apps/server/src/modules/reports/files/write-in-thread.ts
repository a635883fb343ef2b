import { Worker } from 'node:worker_threads'
import type { ExportRows } from './export-table.ts'
import type {
  Connections,
  FromThread,
  FromThreadBetween,
  ThreadOrder,
  ToThread,
  Written,
} from './thread-messages.ts'

/** A workbook of a million lines takes a quarter of it. */
const threadMbMax = 256

type Source = {
  /** The lines, if the thread does not read them itself. */
  readonly rows: AsyncIterator<ExportRows> | Iterator<ExportRows>
  readonly packNames: (memberIds: string) => Promise<string>
}

const answer = async (
  { rows, packNames }: Source,
  asked: Extract<FromThread, { readonly needs: string }>,
): Promise<ToThread> => {
  if (asked.needs === 'names') return { kind: 'names', packed: await packNames(asked.memberIds) }
  const { done, value } = await rows.next()
  return { kind: 'rows', rows: done === true ? undefined : value }
}

/** Rejects when the thread ends, or is no longer wanted. */
const endOf = (thread: Worker, signal: AbortSignal): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const exited = (cause: unknown) => reject(new Error('the export thread exited', { cause }))
  thread.once('error', exited)
  thread.once('exit', exited)
  if (signal.aborted) reject(signal.reason)
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  // It may end while nobody waits for it.
  promise.catch(() => undefined)
  return promise
}

const isBetween = (message: FromThread | FromThreadBetween): message is FromThreadBetween =>
  'connections' in message || 'step' in message

/** The next message that is a question or an end. */
const nextOf = (thread: Worker): Promise<FromThread> =>
  new Promise((resolve) => {
    const take = (message: FromThread | FromThreadBetween): void => {
      if (isBetween(message)) return
      thread.off('message', take)
      resolve(message)
    }
    thread.on('message', take)
  })

type Options = {
  /** The thread is ended, and the call rejects with its reason. */
  readonly signal: AbortSignal
  /** Called when the thread's connections have changed, and once it has none any more. */
  readonly onConnections?: (connections: Connections) => void
  /** Called whenever the thread has read on. */
  readonly onStep?: () => void
  /** The program of the thread. */
  readonly program?: URL
}

/**
 * Writes a file in a thread of its own, which reads, writes and stores it beside those whom this process answers.
 * @returns what was written, or undefined if another writer has taken over
 */
export const writeInThread = async (
  order: ThreadOrder,
  source: Source,
  {
    signal,
    onConnections = () => undefined,
    onStep = () => undefined,
    program = new URL('./export-worker.ts', import.meta.url),
  }: Options,
): Promise<Written | undefined> => {
  const thread = new Worker(program, {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: threadMbMax },
  })
  const ended = endOf(thread, signal)
  thread.on('message', (message: FromThread | FromThreadBetween) => {
    if ('connections' in message) onConnections(message.connections)
    if ('step' in message) onStep()
  })
  try {
    for (;;) {
      const message = await Promise.race([ended, nextOf(thread)])
      if ('error' in message) throw new Error(`export: ${message.error}`)
      if ('written' in message) return message.written
      const reply = await Promise.race([ended, answer(source, message)])
      // A thread has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      thread.postMessage(reply)
    }
  } finally {
    await thread.terminate()
    onConnections({ open: 0, idle: 0, waiting: 0 })
  }
}
