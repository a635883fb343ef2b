import { Worker } from 'node:worker_threads'
import type { PdfMessage, PdfReply } from './pdf-message.ts'

/** Twice what the longest statement was seen to take. */
const threadMbMax = 128

export type PdfThreads = {
  /**
   * The bytes of one document. The next message is asked for once what the last one made was taken,
   * so a slow reader makes nothing pile up. The caller asks for no more at once than he wants threads.
   */
  write(messages: AsyncIterable<PdfMessage>): AsyncGenerator<Uint8Array>
  close(): Promise<void>
}

/** Rejects only when the thread itself ended. */
const ask = (thread: Worker, message: PdfMessage): Promise<PdfReply> =>
  new Promise((resolve, reject) => {
    const end = (error: unknown) => reject(new Error('a PDF thread exited', { cause: error }))
    thread.once('error', end)
    thread.once('exit', end)
    thread.once('message', (reply: PdfReply) => {
      thread.off('error', end)
      thread.off('exit', end)
      resolve(reply)
    })
    // A thread has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(message)
  })

/** Threads that write PDFs, made when they are first needed, so that nobody waits for pages to be laid out. */
export const createPdfThreads = (): PdfThreads => {
  const idle: Worker[] = []

  const start = (): Worker =>
    new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: threadMbMax },
    })

  return {
    async *write(messages) {
      const thread = idle.pop() ?? start()
      thread.ref()
      let isWhole = false
      try {
        for await (const message of messages) {
          const reply = await ask(thread, message)
          if ('error' in reply) throw new Error(`PDF: ${reply.error}`)
          yield* reply.chunks
        }
        isWhole = true
      } finally {
        // Half a document is nothing that the next one can begin with.
        if (isWhole) idle.push(thread)
        else await thread.terminate()
        // Waiting for work keeps no process alive that would end otherwise.
        thread.unref()
      }
    },
    close: async () => {
      await Promise.all(idle.splice(0).map((thread) => thread.terminate()))
    },
  }
}
