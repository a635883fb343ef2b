import { spawn, type ChildProcess } from 'node:child_process'
import { openSync, closeSync, statSync, chownSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { createCluster, readPassword, superuser } from './embedded/create-cluster.ts'
import { findBinaries, type Binaries } from './embedded/find-binaries.ts'
import { locateData } from './embedded/locate-data.ts'
import { hasLivingOwner, removeOwner, withStartLock, writeOwner } from './embedded/owner-file.ts'
import {
  endPostmaster,
  findRunning,
  readPostmaster,
  removeStaleFile,
} from './embedded/postmaster-file.ts'
import { chooseRunAs, type RunAs } from './embedded/run-as.ts'
import { embeddedSettings } from './embedded/settings.ts'

export type EmbeddedServer = {
  /** Connection string of the database `trevo`; it holds the password, so never log it. */
  readonly url: string
  readonly port: number
  /** The process id of PostgreSQL's postmaster. */
  readonly pid: number
  /** The folder really used; differs from the one asked for where the server cannot enter that. */
  readonly dataDir: string
  /** Clean shutdown. Does nothing when the server belongs to another living process. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  readonly dataDir: string
  readonly log?: (line: string) => void
  /** Extra server settings (tests of recovery, benches); they override ours. */
  readonly settings?: Readonly<Record<string, string>>
  /** A port to keep over restarts; otherwise any free one. */
  readonly port?: number
}

const databaseName = 'trevo'
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

// The longest socket path that every system takes.
const socketPathMax = 100

/**
 * Through the socket where its path fits: on loopback TCP the same load costs both sides about a
 * third more, and much more on a busy machine.
 */
const hostOf = (dataDir: string): string => {
  const fits = join(dataDir, '.s.PGSQL.65535').length <= socketPathMax
  return fits && process.platform !== 'win32' ? encodeURIComponent(dataDir) : '127.0.0.1'
}

const urlOf = (
  dataDir: string,
  { port, password, database }: { port: number; password: string; database: string },
): string => `postgresql://${superuser}:${password}@${hostOf(dataDir)}:${port}/${database}`

type Launch = {
  readonly dataDir: string
  readonly binaries: Binaries
  readonly runAs: RunAs
  readonly settings: Readonly<Record<string, string>>
  readonly port: number | undefined
}

const logPathOf = (dataDir: string): string => join(dataDir, 'server.log')

const spawnPostgres = ({ dataDir, binaries, runAs, settings }: Launch, port: number) => {
  const all = { ...embeddedSettings(port), ...settings }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logPath = logPathOf(dataDir)
  const logSize = statSync(logPath, { throwIfNoEntry: false })?.size ?? 0
  // A file, not a pipe: the server must be able to write on when this process was killed.
  const logFile = openSync(logPath, logSize > 5_000_000 ? 'w' : 'a', 0o600)
  if (runAs) chownSync(logPath, runAs.uid, runAs.gid)
  const child = spawn(binaries.postgres, ['-D', dataDir, ...args], {
    ...runAs,
    cwd: dataDir,
    // Its own process group: Ctrl-C reaches us alone, and we end the server last.
    detached: true,
    stdio: ['ignore', logFile, logFile],
  })
  closeSync(logFile)
  child.unref()
  return child
}

const waitUntilReady = async (child: ChildProcess, dataDir: string): Promise<boolean> => {
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))
  // Recovery after a crash reads the whole WAL first; 10 minutes is far beyond 1 GB of it.
  for (let waited = 0; waited < 600_000; waited += 10) {
    if (ended) return false
    const found = readPostmaster(dataDir)
    if (found?.ready && found.pid === child.pid) return true
    await pause(10)
  }
  throw new Error(`PostgreSQL does not become ready, see ${logPathOf(dataDir)}`)
}

// Backends of a killed server hold its shared memory for a moment, and a port can be taken between
// finding it free and using it: both are cured by trying again.
const launch = async (order: Launch): Promise<{ child: ChildProcess; port: number }> => {
  for (let attempt = 1; ; attempt += 1) {
    await removeStaleFile(order.dataDir)
    const port = order.port ?? (await findFreePort())
    const child = spawnPostgres(order, port)
    if (await waitUntilReady(child, order.dataDir)) return { child, port }
    if (attempt === 20) {
      throw new Error(`PostgreSQL does not start, see ${logPathOf(order.dataDir)}`)
    }
    await pause(250)
  }
}

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

// The server of a living Trevo is shared. One that is about to be gone (killed a moment ago) does
// not answer, and then the data are ours to start on.
const joinRunning = async (dataDir: string): Promise<EmbeddedServer | undefined> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const running = findRunning(dataDir)
    if (!running || !hasLivingOwner(dataDir)) return undefined
    const { port, pid } = running
    const password = await readPassword(dataDir)
    const url = urlOf(dataDir, { port, password, database: databaseName })
    if (await answers(url)) return { url, port, pid, dataDir, stop: async () => undefined }
    await pause(100)
  }
  throw new Error('the database server of a running Trevo does not answer')
}

/**
 * Starts (or joins) the PostgreSQL that comes with the npm packages.
 *
 * A server left behind by a killed process is ended first; one whose starter still lives is shared.
 * The caller stops it; when the process exits without doing so, PostgreSQL is asked to shut down.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  const log = options.log ?? (() => undefined)
  const runAs = chooseRunAs(options.dataDir)
  const dataDir = await locateData(options.dataDir, runAs)
  return withStartLock(dataDir, async () => {
    const shared = await joinRunning(dataDir)
    if (shared) {
      log(`joining the database server of a running Trevo (port ${shared.port})`)
      return shared
    }
    const running = findRunning(dataDir)
    if (running) {
      log('ending a database server that an earlier run left behind')
      await endPostmaster(running.pid)
    }
    const settings = options.settings ?? {}
    const binaries = await findBinaries(runAs)
    await createCluster(dataDir, binaries, chooseRunAs(dataDir) ?? runAs)
    const order = { dataDir, binaries, runAs: chooseRunAs(dataDir), settings, port: options.port }
    return own(dataDir, await launch(order), log)
  })
}

const own = async (
  dataDir: string,
  { child, port }: { child: ChildProcess; port: number },
  log: (line: string) => void,
): Promise<EmbeddedServer> => {
  await writeOwner(dataDir)
  const pid = child.pid ?? 0
  const atExit = () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
  }
  process.once('exit', atExit)
  const password = await readPassword(dataDir)
  await createDatabaseOnce(urlOf(dataDir, { port, password, database: 'postgres' }))
  log(`database server ready on port ${port}`)
  return {
    url: urlOf(dataDir, { port, password, database: databaseName }),
    port,
    pid,
    dataDir,
    stop: async () => {
      process.off('exit', atExit)
      await endPostmaster(pid)
      await removeOwner(dataDir)
    },
  }
}

/** Throws the embedded database away (for `db:reset`); refuses while it is in use. */
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
