import { Worker } from 'node:worker_threads'

/**
 * OWASP's first choice for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
 * The salt of 16 random bytes is made by the library and kept in the hash.
 */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes the password, or compares it with what is stored. */
export type HashJob = { readonly password: Uint8Array; readonly stored?: string }
export type HashResult = { readonly value: string | boolean } | { readonly error: string }

export type HashThreads = {
  hash(password: Uint8Array): Promise<string>
  verify(stored: string, password: Uint8Array): Promise<boolean>
}

/** Rejects only if the thread itself ended. */
const ask = (thread: Worker, job: HashJob): Promise<HashResult> =>
  new Promise((resolve, reject) => {
    const end = (error: unknown) => reject(new Error('a hash thread exited', { cause: error }))
    thread.once('error', end)
    thread.once('exit', end)
    thread.once('message', (result: HashResult) => {
      thread.off('error', end)
      thread.off('exit', end)
      resolve(result)
    })
    // A thread has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(job)
  })

/**
 * Low-priority threads for argon2, created on first use: reading a balance or placing a bet goes first. The caller
 * requests no more at once than there are threads.
 */
export const createHashThreads = (): HashThreads => {
  const idle: Worker[] = []

  const run = async (job: HashJob): Promise<string | boolean> => {
    const thread = idle.pop() ?? new Worker(new URL('./hash-worker.ts', import.meta.url))
    thread.ref()
    const result = await ask(thread, job)
    idle.push(thread)
    // An idle thread keeps no process alive.
    thread.unref()
    if ('error' in result) throw new Error(`argon2: ${result.error}`)
    return result.value
  }
  return {
    hash: async (password) => String(await run({ password })),
    verify: async (stored, password) => (await run({ stored, password })) === true,
  }
}
