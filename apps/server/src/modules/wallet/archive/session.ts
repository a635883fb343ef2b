import { setTimeout as pause } from 'node:timers/promises'
import { createPool, type Pool } from '@trevo/database/connect.ts'
import { errorCodeOf } from '@trevo/database/error-code.ts'
import { kindsOfWork } from '@trevo/database/kinds-of-work.ts'
import type { PoolClient } from 'pg'
import type { Clock } from '../../../platform/clock.ts'
import { ArchiveStop } from './manifest.ts'
import { mayLeaveFrom, type Month } from './month.ts'

/** What has just been done, in the order of the work. */
export type ArchiveStep =
  | 'sealed'
  | 'transfers written'
  | 'entries written'
  | 'accounts written'
  | 'files in place'
  | 'files verified'
  | 'export recorded'
  | 'rows compared'
  | 'hours read'
  | 'accounts kept'
  | 'transfers kept'
  | 'month dropped'
  | 'tables prepared'
  | 'transfers loaded'
  | 'entries loaded'
  | 'month attached'
  | 'stand-ins forgotten'

export type ArchiveOptions = {
  readonly databaseUrl: string
  /** Holds a folder for each month. */
  readonly folder: string
  readonly clock: Clock
  readonly afterMonths: number
  readonly onStep?: (step: ArchiveStep) => void
}

/** The layout of the ledger: the number of buckets, and whether they are on several servers. */
type Place = { readonly buckets: number; readonly isSpread: boolean }

export type ArchiveSession = Place & {
  readonly client: PoolClient
  readonly folder: string
  readonly clock: Clock
  readonly afterMonths: number
  readonly onStep: (step: ArchiveStep) => void
}

// Any constant: one archivist at a time.
const archiveLock = 7_264_005
const lockTriesMax = 100
const swapTriesMax = 200
const transfersAtOnce = 20_000

// What PostgreSQL answers to a role that is not there or may not be taken.
const noRoleCodes = ['22023', '42501']

const takeTurn = async (client: PoolClient): Promise<void> => {
  for (let tries = 0; tries < lockTriesMax; tries += 1) {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [archiveLock],
    )
    if (rows[0]?.mine) return
    // The connection of one that was killed a moment ago hangs up soon.
    await pause(100)
  }
  throw new ArchiveStop('another archive command is running: wait for it')
}

const readPlace = async (client: PoolClient): Promise<Place> => {
  const { rows } = await client.query<{ buckets: number; is_spread: boolean }>(
    `select wallet.bucket_count() as buckets,
       to_regclass('wallet.change_mark') is not null as is_spread`,
  )
  const { buckets = 1, is_spread: isSpread = false } = rows[0] ?? {}
  return { buckets, isSpread }
}

// In a ledger that is spread: the seal is a trigger on every node; one connection to each node, so that a
// month leaves it, or comes back, in one commit there; and nodes wait for a lock no longer than we do.
const spreadSettings = `
  set citus.enable_unsafe_triggers = on;
  set citus.multi_shard_modify_mode = 'sequential';
  set citus.propagate_set_commands = 'local'`

/** Runs one command of the archive under the archivist's role, alone. */
export const inArchive = async <Result>(
  options: ArchiveOptions,
  work: (session: ArchiveSession) => Promise<Result>,
): Promise<Result> => {
  const { databaseUrl, folder, clock, afterMonths, onStep = () => undefined } = options
  const pool: Pool = createPool(databaseUrl, {
    work: 'archive',
    name: 'trevo archive',
    role: 'trevo_archive',
  })
  try {
    const client = await pool.connect().catch((error: unknown) => {
      if (!noRoleCodes.includes(errorCodeOf(error))) throw error
      throw new ArchiveStop(
        'this database knows no role trevo_archive, or its user may not take it: the first start of the server makes it',
      )
    })
    try {
      await client.query("set timezone = 'UTC'; set datestyle = 'ISO'")
      const place = await readPlace(client)
      if (place.isSpread) await client.query(spreadSettings)
      await takeTurn(client)
      return await work({ ...place, client, folder, clock, afterMonths, onStep })
    } finally {
      // Ends the session, and with it the turn.
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

const isBusy = (error: unknown): boolean => ['55P03', '40P01'].includes(errorCodeOf(error))

const runAlone = async (
  { client, isSpread }: ArchiveSession,
  text: string,
  values: readonly unknown[],
): Promise<void> => {
  if (!isSpread) {
    await client.query(text, [...values])
    return
  }
  await client.query(`begin; set local lock_timeout = ${kindsOfWork.archive.lockMs}`)
  try {
    await client.query(text, [...values])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * Runs a statement that needs the tables for itself for a moment. While it waits everybody else
 * waits behind it, so it gives up soon and tries again later.
 */
export const whenFree = async (
  session: ArchiveSession,
  text: string,
  values: readonly unknown[],
): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await runAlone(session, text, values)
      return
    } catch (error) {
      if (!isBusy(error)) throw error
      if (tries === swapTriesMax) {
        throw new ArchiveStop('the ledger is too busy: try again in a quieter hour')
      }
      await pause(100 + (tries % 10) * 50)
    }
  }
}

/**
 * Does something with the transfers of a month, bucket by bucket and some at a time: `step` answers the
 * last id, or null at the end.
 */
export const forTransfersOf = async (
  { client, buckets }: ArchiveSession,
  month: Month,
  step: 'keep_transfers_of' | 'forget_transfers_of',
): Promise<void> => {
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    for (let after = 0n; ;) {
      const { rows } = await client.query<{ last: bigint | null }>(
        `select wallet.${step}($1::smallint, $2, $3, $4) as last`,
        [bucket, month.firstDay, after, transfersAtOnce],
      )
      const last = rows[0]?.last ?? null
      if (last === null) break
      after = last
    }
  }
}

/** @throws ArchiveStop while the month is too young to leave. */
export const assertMayLeave = ({ clock, afterMonths }: ArchiveSession, month: Month): void => {
  const from = mayLeaveFrom(month, afterMonths)
  if (clock.now() >= from) return
  throw new ArchiveStop(
    `${month.name} may leave from ${from.toISOString().slice(0, 10)} on, ${afterMonths} months after its end`,
  )
}
