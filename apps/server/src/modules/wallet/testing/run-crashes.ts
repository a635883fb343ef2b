import { createDatabase, createPool, type Pool } from '@trevo/database/connect.ts'
import { startEmbedded, type EmbeddedServer } from '@trevo/database/embedded.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { killPostgres } from '@trevo/database/testing/kill-postgres.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { systemClock } from '@trevo/platform/clock.ts'
import { createWallet } from '../module.ts'
import { readCrashLog } from './crash-log.ts'
import { verifyCrashLog, type CrashResult } from './verify-crash-log.ts'
import { walletMigrations } from './wallet-migrations.ts'

export type CrashOrder = {
  /** A folder for this run alone. */
  readonly folder: string
  readonly kills: number
  readonly log: (line: string) => void
  /** How long the load runs before the nth kill, and after the last, at the least. */
  readonly waitMs: (kill: number) => number
  /** It runs on until so many more commands have an answer: on a busy machine that takes longer. */
  readonly answersMin?: number
}

const memberCount = 40
const script = fileURLToPath(new URL('./post-until-killed.ts', import.meta.url))

const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const exitOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Lets the load run, and answers early when the posting process is not there any more. */
const letItPost = async (
  poster: ChildProcess,
  logFile: string,
  order: CrashOrder,
  kill: number,
) => {
  const enough = readCrashLog(logFile).answers.size + (order.answersMin ?? 0)
  await pause(order.waitMs(kill))
  while (poster.exitCode === null && readCrashLog(logFile).answers.size < enough) await pause(50)
}

const openMembers = async (pool: Pool): Promise<void> => {
  const wallet = createWallet({ pool, clock: systemClock })
  const database = createDatabase<Record<never, never>>(pool)
  await database.inTx(async (tx) => {
    for (let id = 1; id <= memberCount; id += 1) await wallet.openAccounts(tx, BigInt(id))
  })
  await wallet.close()
}

/**
 * Kills PostgreSQL, the posting process, or both, repeatedly under load, restarts them, and finally compares the
 * callers' answers with the database.
 */
export const runCrashes = async (order: CrashOrder): Promise<CrashResult> => {
  const { folder, kills, log } = order
  const options = { dataDir: join(folder, 'data'), port: await findFreePort() }
  const logFile = join(folder, 'commands.log')
  let server: EmbeddedServer = await startEmbedded(options)
  const pool = createPool(server.url, { work: 'jobs', max: 2 })
  let poster: ChildProcess | undefined
  let life = 0
  const startPoster = async (): Promise<ChildProcess> => {
    life += 1
    const args = [script, server.url, logFile, `life${life}`]
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    return child
  }
  try {
    await migrate(server.url, [walletMigrations])
    await openMembers(pool)
    poster = await startPoster()
    for (let kill = 1; kill <= kills; kill += 1) {
      await letItPost(poster, logFile, order, kill)
      if (poster.exitCode !== null) throw new Error('the posting process exited unexpectedly')
      const what = ['PostgreSQL', 'the posting process', 'both'][(kill - 1) % 3] ?? 'both'
      log(`kill ${kill} of ${kills}: ${what}`)
      if (what !== 'the posting process') killPostgres(server.pid)
      if (what !== 'PostgreSQL') {
        poster.kill('SIGKILL')
        await exitOf(poster)
      }
      if (what !== 'the posting process') server = await startEmbedded(options)
      if (what !== 'PostgreSQL') poster = await startPoster()
    }
    await letItPost(poster, logFile, order, kills)
    poster.kill('SIGTERM')
    await exitOf(poster)
    if (poster.exitCode !== 0) throw new Error('the posting process did not end well')
    return await verifyCrashLog(pool, logFile)
  } finally {
    poster?.kill('SIGKILL')
    await pool.end()
    await server.stop()
  }
}
