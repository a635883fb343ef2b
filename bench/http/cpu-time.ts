import { readdirSync, readFileSync } from 'node:fs'

// Linux counts in hundredths of a second.
const ticksPerSec = 100

type Stat = { readonly parent: number; readonly own: number; readonly ended: number }

const readStat = (pid: string): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name may contain spaces and brackets; what follows its last bracket does not.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const seconds = (first: number) =>
      (Number(fields[first]) + Number(fields[first + 1])) / ticksPerSec
    return { parent: Number(fields[1]), own: seconds(11), ended: seconds(13) }
  } catch {
    return undefined
  }
}

/** CPU seconds that a process has used so far; 0 if the system does not report them. */
export const cpuSecondsOf = (pid: number): number => readStat(String(pid))?.own ?? 0

/** The same for its first thread alone: in a server, the one that answers requests. */
export const cpuSecondsOfFirstThread = (pid: number): number =>
  readStat(`${pid}/task/${pid}`)?.own ?? 0

/** The same for a process and all its children, running and ended: PostgreSQL with its backends. */
export const cpuSecondsOfTree = (pid: number): number => {
  const root = readStat(String(pid))
  if (!root) return 0
  let total = root.own + root.ended
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(name) : undefined
    if (stat?.parent === pid) total += stat.own
  }
  return total
}
