import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

export type Running = {
  readonly name: string
  readonly pid: number
  /** Resolves with its exit code, whenever that is. */
  readonly ended: Promise<number>
  stop(): Promise<void>
}

const readyWithinMs = 60_000
const stopWithinMs = 10_000

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))

const isReadyLine = (line: string, name: string): boolean => {
  try {
    return (JSON.parse(line) as { listening?: string }).listening === name // our own programs' line
  } catch {
    return false
  }
}

/**
 * Starts one of our apps and waits for its line `{"listening":"<name>",…}`; other lines of its
 * output go to `onLine`. The app ends by itself when this process dies, because its input closes.
 */
export const startProcess = async (
  name: string,
  program: string,
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
): Promise<Running> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...process.env, ...env, END_WITH_STDIN: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = endOf(child)
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${name} did not start in time`)),
      readyWithinMs,
    )
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!isReadyLine(line, name)) return onLine(line)
      clearTimeout(timer)
      resolve()
    })
    void ended.then((code) => {
      clearTimeout(timer)
      reject(new Error(`${name} ended with ${code} before it was ready`))
    })
  })
  return {
    name,
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
      await ended
      clearTimeout(timer)
    },
  }
}
