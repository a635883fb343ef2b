import { readFileSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { isAlive } from './postmaster-file.ts'

const pathOf = (path: string): string => `${path}.owner`

// With its start time, a process id is unique even after the system has reused the number.
const startTimeOf = (pid: number): string => {
  if (process.platform !== 'linux') return ''
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return 'gone'
  }
}

const ownMark = (): string => `${process.pid} ${startTimeOf(process.pid)}`

/** The process that a file names, if it is still alive. */
const livingProcessIn = (file: string): number | undefined => {
  try {
    const [pid, startTime] = readFileSync(file, 'utf8').split(' ')
    const isSame = isAlive(Number(pid)) && startTimeOf(Number(pid)) === startTime
    return isSame ? Number(pid) : undefined
  } catch {
    return undefined
  }
}

/** The live process that owns the file at `path`; while it lives, the file is in use rather than left behind. */
export const findLivingOwner = (path: string): number | undefined => livingProcessIn(pathOf(path))

export const hasLivingOwner = (path: string): boolean => findLivingOwner(path) !== undefined

export const writeOwner = (path: string): Promise<void> => writeFile(pathOf(path), ownMark())

export const removeOwner = (path: string): Promise<void> => rm(pathOf(path), { force: true })

const writtenWithinMs = 2_000

// A holder that was killed between creating the file and writing to it leaves an empty one.
const isLeftBehind = (lock: string): boolean => {
  const found = statSync(lock, { throwIfNoEntry: false })
  if (!found || livingProcessIn(lock) !== undefined) return false
  return found.size > 0 || Date.now() - found.mtimeMs > writtenWithinMs
}

/**
 * Exclusive per path; a lock left by a dead process is taken over. Throws the signal's reason if it is
 * aborted while waiting.
 */
export const withStartLock = async <T>(
  path: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => {
  const lock = `${path}.lock`
  for (;;) {
    signal?.throwIfAborted()
    try {
      await writeFile(lock, ownMark(), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
      if (isLeftBehind(lock)) await rm(lock, { force: true })
    }
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}
