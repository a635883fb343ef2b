import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { isAlive } from './postmaster-file.ts'

const pathOf = (dataDir: string): string => `${dataDir}.owner`

// With its start time a process id is unique even after the system used the number again.
const startTimeOf = (pid: number): string => {
  if (process.platform !== 'linux') return ''
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return 'gone'
  }
}

/** True while the process that started the server lives: then it is in use, not left behind. */
export const hasLivingOwner = (dataDir: string): boolean => {
  try {
    const [pid, startTime] = readFileSync(pathOf(dataDir), 'utf8').split(' ')
    return isAlive(Number(pid)) && startTimeOf(Number(pid)) === startTime
  } catch {
    return false
  }
}

export const writeOwner = (dataDir: string): Promise<void> =>
  writeFile(pathOf(dataDir), `${process.pid} ${startTimeOf(process.pid)}`)

export const removeOwner = (dataDir: string): Promise<void> => rm(pathOf(dataDir), { force: true })

/** One starter at a time per data directory; a lock left by a dead process is taken over. */
export const withStartLock = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  const lock = `${dataDir}.lock`
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
      const holder = Number(await readHolder(lock))
      if (holder > 0 && !isAlive(holder)) await rm(lock, { force: true })
    }
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

const readHolder = async (lock: string): Promise<string> => {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return ''
  }
}
