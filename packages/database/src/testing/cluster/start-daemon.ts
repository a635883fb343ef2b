import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A program of the cluster that can be killed, frozen, and started again. */
export type Daemon = {
  readonly name: string
  start(): void
  /** SIGKILL to it and everything it started, as if its machine were lost. */
  kill(): Promise<void>
  /** Suspends all of it until `resume`, like a machine that hangs or is cut off. */
  suspend(): void
  resume(): void
  /** SIGTERM, and SIGKILL to what is left after some seconds. */
  stop(): Promise<void>
}

export type DaemonOrder = {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  readonly logFile: string
  readonly runAs: { readonly uid: number; readonly gid: number } | undefined
  readonly environment?: Readonly<Record<string, string>>
  /** The command prefix that runs the program. */
  readonly before?: readonly string[]
}

const endsWithinMs = 15_000

/** A process and all its descendants; PostgreSQL's leave the process group of their starter. */
const treeOf = (pid: number): number[] => {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const childrenOf = new Map<number, number[]>()
  for (const line of stdout.split('\n')) {
    const [child, parent] = line.trim().split(/\s+/).map(Number)
    if (child && parent) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), child])
  }
  const tree = [pid]
  for (const one of tree) tree.push(...(childrenOf.get(one) ?? []))
  return tree
}

const signalTo = (pids: readonly number[], signal: NodeJS.Signals | 0): boolean => {
  let isAny = false
  for (const pid of pids) {
    try {
      isAny = process.kill(pid, signal) || isAny
    } catch {
      // It is gone.
    }
  }
  return isAny
}

export const createDaemon = (order: DaemonOrder): Daemon => {
  let child: ChildProcess | undefined
  let tree: number[] = []
  const whole = (): number[] => (child?.pid ? treeOf(child.pid) : [])
  const waitForEnd = async (pids: readonly number[], withinMs: number): Promise<boolean> => {
    const until = Date.now() + withinMs
    while (signalTo(pids, 0)) {
      if (Date.now() > until) return false
      await pause(20)
    }
    return true
  }
  return {
    name: order.name,
    start: () => {
      const log = openSync(order.logFile, 'a')
      const [program, ...args] = [...(order.before ?? []), order.program, ...order.args]
      child = spawn(program ?? order.program, args, {
        ...order.runAs,
        cwd: '/',
        env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...order.environment },
        stdio: ['ignore', log, log],
        detached: true,
      })
      child.on('error', () => undefined)
    },
    kill: async () => {
      tree = whole()
      // The topmost first, so that nothing restarts what is ended below.
      signalTo(tree, 'SIGKILL')
      await waitForEnd(tree, endsWithinMs)
    },
    suspend: () => {
      tree = whole()
      signalTo(tree, 'SIGSTOP')
    },
    resume: () => void signalTo(tree.toReversed(), 'SIGCONT'),
    stop: async () => {
      tree = whole()
      signalTo(tree.slice(0, 1), 'SIGTERM')
      if (await waitForEnd(tree, endsWithinMs)) return
      signalTo(tree, 'SIGKILL')
      await waitForEnd(tree, endsWithinMs)
    },
  }
}
