import { Worker } from 'node:worker_threads'
import type { ExportPage, FileTask, FromThread, ToThread } from './thread-messages.ts'

/** A workbook of a million lines takes a quarter of it. */
const threadMbMax = 256

/** Rejects only if the thread itself ended. */
const ask = (thread: Worker, message: ToThread): Promise<FromThread> =>
  new Promise((resolve, reject) => {
    const end = (error: unknown) => reject(new Error('the export thread exited', { cause: error }))
    thread.once('error', end)
    thread.once('exit', end)
    thread.once('message', (reply: FromThread) => {
      thread.off('error', end)
      thread.off('exit', end)
      resolve(reply)
    })
    // A thread has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(message)
  })

type Source = {
  readonly pages: AsyncIterator<ExportPage>
  readonly packNames: (memberIds: string) => Promise<string>
}

const answer = async (
  { pages, packNames }: Source,
  needs: { readonly what: 'page' } | { readonly what: 'names'; readonly memberIds: string },
): Promise<ToThread> => {
  if (needs.what === 'names') return { kind: 'names', packed: await packNames(needs.memberIds) }
  const { done, value } = await pages.next()
  return { kind: 'page', page: done === true ? undefined : value }
}

/**
 * Writes a file in a thread of its own, which asks for page after page as it needs them: neither reading lines nor
 * writing them holds up those whom this process answers. @returns how many lines it has
 */
export async function* writeInThread(
  task: FileTask,
  source: Source,
): AsyncGenerator<Uint8Array, { readonly lines: number; readonly isCut: boolean }> {
  const thread = new Worker(new URL('./export-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: threadMbMax },
  })
  try {
    let message: ToThread = { kind: 'file', task }
    for (;;) {
      const reply = await ask(thread, message)
      if ('error' in reply) throw new Error(`export: ${reply.error}`)
      yield* reply.chunks
      const { needs } = reply
      if (needs.what === 'nothing') return { lines: needs.lines, isCut: needs.isCut }
      message = await answer(source, needs)
    }
  } finally {
    await thread.terminate()
    await source.pages.return?.()
  }
}
