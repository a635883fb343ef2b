import { spawn } from 'node:child_process'
import { listenForStop } from './listen-for-stop.ts'

export type RunOptions = {
  readonly env?: NodeJS.ProcessEnv
  /** Ends the program; without one, a signal to this process ends both. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Runs a program of the repository with its output shown; returns its exit code. When the signal is
 * aborted the program is ended first, and then the signal's reason is thrown.
 */
export const run = (
  program: string,
  args: readonly string[],
  { env = {}, signal }: RunOptions = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const stopping = signal ?? listenForStopOnce()
    if (stopping.aborted) return reject(stopping.reason)
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    const end = () => child.kill('SIGTERM')
    stopping.addEventListener('abort', end)
    child.on('error', reject)
    child.on('exit', (code) => {
      stopping.removeEventListener('abort', end)
      if (!stopping.aborted) return resolve(code ?? 1)
      if (signal) return reject(signal.reason)
      process.exit(1)
    })
  })

let heard: AbortSignal | undefined
const listenForStopOnce = (): AbortSignal => (heard ??= listenForStop())
