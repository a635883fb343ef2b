import { spawn, type ChildProcess } from 'node:child_process'
import type { RunAs } from './run-as.ts'

export type BoundProgram = {
  readonly program: string
  readonly args: readonly string[]
  readonly runAs: RunAs
  readonly cwd: string
  /** A file descriptor, or `pipe`, for what it prints. */
  readonly output: 'pipe' | number
  /** Ends it, with what it has started in its process group, when its starter is gone; after 30 s SIGQUIT. */
  readonly endsBy: 'SIGINT' | 'SIGTERM'
}

const hasShell = process.platform !== 'win32'

// The shell becomes the program, after starting a guard that reads the pipe from the starter: a line dismisses
// it, and the end of the pipe without one means that the starter is gone. There is no moment without the guard.
// It belongs to the process group that the program leads ($$), and the system does not give a number to a new
// process while a group has it, so that it never ends a stranger.
const script = `
signal=$1
shift
exec 3<&0 </dev/null
(
  trap '' INT TERM HUP QUIT
  read -r line <&3 && exit
  kill -s "$signal" -- "-$$"
  seconds=0
  while kill -0 "$$" && [ "$seconds" -lt 30 ]; do
    sleep 1
    seconds=$((seconds + 1))
  done
  kill -s QUIT "$$"
) >/dev/null 2>&1 &
exec "$@" 3<&-`

/**
 * Starts a program in its own process group, so that Ctrl+C reaches only the starter. It ends with its starter,
 * however that one ends (on Windows only if the starter exits by itself). `pid` is that of the program.
 */
export const spawnBound = (order: BoundProgram): ChildProcess => {
  const { program, args, runAs, cwd, output, endsBy } = order
  const options = { ...runAs, cwd, detached: true }
  if (!hasShell) {
    const child = spawn(program, args, { ...options, stdio: ['ignore', output, output] })
    const end = () => child.kill(endsBy)
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    return child
  }
  const command = ['-c', script, 'sh', endsBy.slice('SIG'.length), program, ...args]
  const child = spawn('/bin/sh', command, { ...options, stdio: ['pipe', output, output] })
  // A test that kills a server with all its children kills the guard as well.
  child.stdin?.on('error', () => undefined)
  child.once('exit', () => child.stdin?.end('ended\n'))
  return child
}
