import { Worker } from 'node:worker_threads'
import type { PdfMessage, PdfReply } from './pdf-message.ts'

/** Twice the longest measured statement. */
const threadMbMax = 128

export type PdfThreads = {
  /**
   * The bytes of one document. The next message is requested once the last one's bytes were taken, so a slow
   * reader lets nothing pile up. The caller requests no more at once than there are threads.
   */
  write(messages: AsyncIterable<PdfMessage>): AsyncGenerator<Uint8Array>
  close(): Promise<void>
}

/** Rejects only if the thread itself ended. */
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

/** Threads that write PDFs, created when first needed, so that page layout blocks nobody. */
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
        // The next document cannot begin in a half-written one.
        if (isWhole) idle.push(thread)
        else await thread.terminate()
        // An idle thread keeps no process alive.
        thread.unref()
      }
    },
    close: async () => {
      await Promise.all(idle.splice(0).map((thread) => thread.terminate()))
    },
  }
}
