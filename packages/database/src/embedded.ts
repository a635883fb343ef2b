import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { createCluster, readPassword, superuser } from './embedded/create-cluster.ts'
import { findBinaries } from './embedded/find-binaries.ts'
import { endUnlessDone, launch } from './embedded/launch.ts'
import { locateData } from './embedded/locate-data.ts'
import { hasLivingOwner, removeOwner, withStartLock, writeOwner } from './embedded/owner-file.ts'
import { endPostmaster, findRunning, untilEnded } from './embedded/postmaster-file.ts'
import { chooseRunAs } from './embedded/run-as.ts'

export type EmbeddedServer = {
  /** Connection string of the database `trevo`; it contains the password, so never log it. */
  readonly url: string
  readonly port: number
  /** The process id of PostgreSQL's postmaster. */
  readonly pid: number
  /** The folder actually used; differs from the requested one if the server cannot enter that. */
  readonly dataDir: string
  /** Resolves within a second after it has ended, whether or not it was stopped. */
  readonly ended: Promise<void>
  /** Clean shutdown. Does nothing if the server belongs to another running process. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  readonly dataDir: string
  readonly log?: (line: string) => void
  /** Extra server settings (tests of recovery, benches); they override ours. */
  readonly settings?: Readonly<Record<string, string>>
  /** A port to keep over restarts; otherwise any free one. */
  readonly port?: number
  /** Aborts the start: what is running by then is ended, and the start throws the signal's reason. */
  readonly signal?: AbortSignal
}

const databaseName = 'trevo'
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

// The longest socket path that every system accepts.
const socketPathMax = 100

/**
 * Through the socket if its path fits: on loopback TCP the same load costs both sides about a third
 * more, and much more on a busy machine.
 */
const hostOf = (dataDir: string): string => {
  const fits = join(dataDir, '.s.PGSQL.65535').length <= socketPathMax
  return fits && process.platform !== 'win32' ? encodeURIComponent(dataDir) : '127.0.0.1'
}

const urlOf = (
  dataDir: string,
  { port, password, database }: { port: number; password: string; database: string },
): string => `postgresql://${superuser}:${password}@${hostOf(dataDir)}:${port}/${database}`

const createDatabaseOnce = async (connectionString: string): Promise<void> => {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      databaseName,
    ])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}

const answers = async (connectionString: string): Promise<boolean> => {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

// The server of a running Trevo is shared. One that is about to end (killed a moment ago) does not answer,
// and then we can start on the data.
const joinRunning = async (dataDir: string): Promise<EmbeddedServer | undefined> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const running = findRunning(dataDir)
    if (!running || !hasLivingOwner(dataDir)) return undefined
    const { port, pid } = running
    const password = await readPassword(dataDir)
    const url = urlOf(dataDir, { port, password, database: databaseName })
    if (await answers(url)) {
      return { url, port, pid, dataDir, ended: untilEnded(pid), stop: async () => undefined }
    }
    await pause(100)
  }
  throw new Error('the database server of a running Trevo does not answer')
}

/**
 * Starts (or joins) the PostgreSQL that comes with the npm packages.
 *
 * A server whose starter is still alive is shared; one whose starter is gone is ended first, if it has
 * not shut down yet. The caller stops it; if its process ends without doing so, even by SIGKILL and from
 * the first moment of the start on, PostgreSQL shuts down (`spawn-bound.ts`).
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  const log = options.log ?? (() => undefined)
  const { signal, port, settings = {} } = options
  const runAs = chooseRunAs(options.dataDir)
  const dataDir = await locateData(options.dataDir, runAs)
  const start = async () => {
    const shared = await joinRunning(dataDir)
    if (shared) {
      log(`joining the database server of a running Trevo (port ${shared.port})`)
      return shared
    }
    await endLeftBehind(dataDir, log)
    const binaries = await findBinaries(runAs)
    await createCluster(dataDir, binaries, { runAs: chooseRunAs(dataDir) ?? runAs, signal })
    const order = { dataDir, binaries, runAs: chooseRunAs(dataDir), settings, port, signal }
    const launched = await launch(order)
    return endUnlessDone(launched.child, () => own(dataDir, launched, log))
  }
  return withStartLock(dataDir, start, signal)
}

const endLeftBehind = async (dataDir: string, log: (line: string) => void): Promise<void> => {
  const running = findRunning(dataDir)
  if (!running) return
  log('ending a database server that an earlier run left behind')
  await endPostmaster(running.pid)
}

const own = async (
  dataDir: string,
  { child, port }: { child: ChildProcess; port: number },
  log: (line: string) => void,
): Promise<EmbeddedServer> => {
  await writeOwner(dataDir)
  const pid = child.pid ?? 0
  const password = await readPassword(dataDir)
  await createDatabaseOnce(urlOf(dataDir, { port, password, database: 'postgres' }))
  log(`database server ready on port ${port}`)
  return {
    url: urlOf(dataDir, { port, password, database: databaseName }),
    port,
    pid,
    dataDir,
    ended: untilEnded(pid),
    stop: async () => {
      await endPostmaster(pid)
      await removeOwner(dataDir)
    },
  }
}

/** Deletes the embedded database (for `db:reset`); refuses while it is in use. */
export const removeEmbedded = async (asked: string): Promise<void> => {
  const dataDir = await locateData(asked, chooseRunAs(asked))
  await withStartLock(dataDir, async () => {
    const running = findRunning(dataDir)
    if (running && hasLivingOwner(dataDir)) {
      throw new Error('the database is in use by a running Trevo: stop it first')
    }
    if (running) await endPostmaster(running.pid)
    await rm(dataDir, { recursive: true, force: true })
    await removeOwner(dataDir)
  })
}
