import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ServePlayOrder } from './serve-play.ts'

export type PlayProcess = {
  readonly baseUrl: string
  /** Kills it like a power cut. */
  readonly kill: () => Promise<void>
}

const program = fileURLToPath(new URL('./serve-play.ts', import.meta.url))

/** Serves the vendors' protocols from a separate process. @throws if it does not start */
export const startPlayProcess = async (order: ServePlayOrder): Promise<PlayProcess> => {
  const child = fork(program, { execArgv: ['--disable-warning=ExperimentalWarning'] })
  const ended = once(child, 'exit')
  child.send(order)
  const [told] = (await once(child, 'message')) as [{ baseUrl?: string; error?: string }] // its own
  const { baseUrl, error } = told
  if (baseUrl === undefined) throw new Error(error)
  return {
    baseUrl,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
