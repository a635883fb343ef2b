import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

export type Running = {
  readonly name: string
  readonly pid: number
  /** Resolves with its exit code when it ends. */
  readonly ended: Promise<number>
  stop(): Promise<void>
}

const readyWithinMs = 60_000
const stopWithinMs = 10_000

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))

const isReadyLine = (line: string, name: string): boolean => {
  try {
    const { listening, ready } = JSON.parse(line) as { listening?: string; ready?: string } // a line printed by our own programs
    return (listening ?? ready) === name
  } catch {
    return false
  }
}

const endChild = async (child: ChildProcess, ended: Promise<number>): Promise<void> => {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
  await ended
  clearTimeout(timer)
}

/**
 * Starts one of our apps and waits for its line `{"listening":"<name>",…}`, or `ready` if it listens
 * to nobody; other lines of its output go to `onLine`. The app ends by itself when this process dies,
 * because its input closes. If anything, including the signal, keeps it from being ready, it has ended
 * when this throws.
 */
export const startProcess = async (
  name: string,
  program: string,
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
  signal?: AbortSignal,
): Promise<Running> => {
  signal?.throwIfAborted()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...process.env, ...env, END_WITH_STDIN: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
    // A separate process group, so that Ctrl+C reaches only us, and we end the apps in order.
    detached: process.platform !== 'win32',
  })
  const ended = endOf(child)
  const ready = Promise.withResolvers<void>()
  const fail = (why: string) => ready.reject(new Error(`${name} ${why}`))
  const abort = () => ready.reject(signal?.reason)
  const timer = setTimeout(() => fail('did not start in time'), readyWithinMs)
  signal?.addEventListener('abort', abort)
  void ended.then((code) => fail(`ended with ${code} before it was ready`))
  createInterface({ input: child.stdout }).on('line', (line) =>
    isReadyLine(line, name) ? ready.resolve() : onLine(line),
  )
  try {
    await ready.promise
  } catch (error) {
    await endChild(child, ended)
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  return { name, pid: child.pid ?? 0, ended, stop: () => endChild(child, ended) }
}
