import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

export type Postmaster = { readonly pid: number; readonly port: number; readonly ready: boolean }

/** What PostgreSQL recorded about itself: pid, data directory, start, port, … , status (line 8). */
export const readPostmaster = (dataDir: string): Postmaster | undefined => {
  let lines: string[]
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

// A zombie has ended, but its parent has not reaped it, as is usual in containers.
const isZombie = (pid: number): boolean => {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' && !isZombie(pid)
  }
}

const watchedEveryMs = 500

/** Resolves within a second of the end of a process, including one that others started; does not keep this process running. */
export const untilEnded = (pid: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(timer)
      resolve()
    }, watchedEveryMs)
    timer.unref()
  })

// Process ids are reused, quickly so in containers: only a postgres process counts as ours.
const isPostgres = (pid: number): boolean => {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return false
  }
}

export const findRunning = (dataDir: string): Postmaster | undefined => {
  const found = readPostmaster(dataDir)
  return found && isPostgres(found.pid) ? found : undefined
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Ends a server: fast shutdown first, then immediate (which recovers at the next start), never SIGKILL. */
export const endPostmaster = async (pid: number): Promise<void> => {
  for (const [signal, waitMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (let waited = 0; waited < waitMs; waited += 20) {
      if (!isPostgres(pid)) return
      await pause(20)
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not end`)
}

/** A pid file whose process is gone, or is an unrelated one by now, would prevent the start. */
export const removeStaleFile = async (dataDir: string): Promise<void> => {
  if (!findRunning(dataDir)) await rm(join(dataDir, 'postmaster.pid'), { force: true })
}
