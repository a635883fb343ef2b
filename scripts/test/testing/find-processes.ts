import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export type Mark = {
  /** Working directories (PostgreSQL overwrites its environment). */
  readonly folders: readonly string[]
  /** `NAME=value`, which every other process inherits from the one that was started with it. */
  readonly environment: string
}

const startsIn = (folders: readonly string[], pid: string): boolean => {
  try {
    const folder = readlinkSync(`/proc/${pid}/cwd`)
    return folders.some((one) => folder.startsWith(one))
  } catch {
    return false
  }
}

/** Whether a process was started with `NAME=value`, or inherited it. */
export const hasEnvironment = (environment: string, pid: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`${environment}\0`)
  } catch {
    return false
  }
}

const isZombie = (pid: string): boolean => {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

const describe = (pid: string): string => {
  try {
    return `${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ').slice(0, 120)}`
  } catch {
    return pid
  }
}

/** Processes with the mark, as their number and command. Linux only. */
export const findProcesses = ({ folders, environment }: Mark): string[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => startsIn(folders, pid) || hasEnvironment(environment, pid))
    .filter((pid) => !isZombie(pid))
    .map(describe)
