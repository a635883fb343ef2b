import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The folder of its data, in which each process of a server works; undefined for all other processes. */
const folderOf = (pid: string): string | undefined => {
  try {
    const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
    return isPostgres ? readlinkSync(`/proc/${pid}/cwd`) : undefined
  } catch {
    return undefined
  }
}

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended between being listed and being killed.
  }
}

/**
 * Ends a server as a power cut would: not only the postmaster, which lets its backends finish. Backends are listed
 * after the postmaster has ended, so that one just forked is ended too: it could wait two minutes for a spinlock whose
 * holder was killed, and its shared memory would keep the next server from starting.
 */
export const killPostgres = (postmaster: number): void => {
  const folder = folderOf(String(postmaster))
  kill(postmaster)
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && folder !== undefined && folderOf(name) === folder) kill(Number(name))
  }
}
