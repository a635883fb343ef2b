import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/**
 * Seconds of user and system time used by ended processes below this one, as Linux counts them
 * (`cutime` and `cstime` of proc(5)); undefined elsewhere.
 */
export const readChildProcessorTime = (): number | undefined => {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The second field is the program's name in brackets and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
  } catch {
    return undefined
  }
}
