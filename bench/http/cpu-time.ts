import { readdirSync, readFileSync } from 'node:fs'

// Linux counts in hundredths of a second.
const ticksPerSec = 100

type Stat = { readonly parent: number; readonly seconds: number }

const readStat = (pid: string): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name may hold spaces and brackets; what follows its last bracket does not.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { parent: Number(fields[1]), seconds: ticks / ticksPerSec }
  } catch {
    return undefined
  }
}

/** CPU seconds that a process used so far; 0 where the system does not tell. */
export const cpuSecondsOf = (pid: number): number => readStat(String(pid))?.seconds ?? 0

/** The same for a process and its children that still live: PostgreSQL with its backends. */
export const cpuSecondsOfTree = (pid: number): number => {
  let total = cpuSecondsOf(pid)
  try {
    for (const name of readdirSync('/proc')) {
      const stat = /^\d+$/.test(name) ? readStat(name) : undefined
      if (stat?.parent === pid) total += stat.seconds
    }
  } catch {
    return 0
  }
  return total
}
