import type { ChildProcess } from 'node:child_process'
import { openSync, closeSync, statSync, chownSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Binaries } from './find-binaries.ts'
import { endPostmaster, readPostmaster, removeStaleFile } from './postmaster-file.ts'
import type { RunAs } from './run-as.ts'
import { embeddedSettings } from './settings.ts'
import { spawnBound } from './spawn-bound.ts'

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export type Launch = {
  readonly dataDir: string
  readonly binaries: Binaries
  readonly runAs: RunAs
  readonly settings: Readonly<Record<string, string>>
  readonly port: number | undefined
  readonly signal: AbortSignal | undefined
}

const logPathOf = (dataDir: string): string => join(dataDir, 'server.log')

const spawnPostgres = ({ dataDir, binaries, runAs, settings }: Launch, port: number) => {
  const all = { ...embeddedSettings(port), ...settings }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logPath = logPathOf(dataDir)
  const logSize = statSync(logPath, { throwIfNoEntry: false })?.size ?? 0
  // A file rather than a pipe: the server must still be able to write while it shuts down.
  const logFile = openSync(logPath, logSize > 5_000_000 ? 'w' : 'a', 0o600)
  if (runAs) chownSync(logPath, runAs.uid, runAs.gid)
  const child = spawnBound({
    program: binaries.postgres,
    args: ['-D', dataDir, ...args],
    runAs,
    cwd: dataDir,
    output: logFile,
    endsBy: 'SIGINT',
  })
  closeSync(logFile)
  child.unref()
  return child
}

const waitUntilReady = async (
  child: ChildProcess,
  { dataDir, signal }: Launch,
): Promise<boolean> => {
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))
  // Recovery after a crash reads the whole WAL first; 10 minutes is more than enough for 1 GB of it.
  for (let waited = 0; waited < 600_000; waited += 10) {
    if (ended) return false
    signal?.throwIfAborted()
    const found = readPostmaster(dataDir)
    if (found?.ready && found.pid === child.pid) return true
    await pause(10)
  }
  throw new Error(`PostgreSQL does not become ready, see ${logPathOf(dataDir)}`)
}

/** If any step fails, no orphaned server is left running. */
export const endUnlessDone = async <T>(child: ChildProcess, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (child.pid !== undefined) await endPostmaster(child.pid)
    throw error
  }
}

/**
 * Starts PostgreSQL on the data and waits until it takes connections. Backends of a killed server hold
 * its shared memory for a moment, and a port can be taken between finding it free and using it: both
 * are solved by retrying.
 */
export const launch = async (order: Launch): Promise<{ child: ChildProcess; port: number }> => {
  for (let attempt = 1; ; attempt += 1) {
    await removeStaleFile(order.dataDir)
    const port = order.port ?? (await findFreePort())
    order.signal?.throwIfAborted()
    const child = spawnPostgres(order, port)
    if (await endUnlessDone(child, () => waitUntilReady(child, order))) return { child, port }
    if (attempt === 20) {
      throw new Error(`PostgreSQL does not start, see ${logPathOf(order.dataDir)}`)
    }
    await pause(250)
  }
}
