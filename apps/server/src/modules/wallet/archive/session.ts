import { setTimeout as pause } from 'node:timers/promises'
import { createPool, type Pool } from '@trevo/database/connect.ts'
import { errorCodeOf } from '@trevo/database/error-code.ts'
import type { PoolClient } from 'pg'
import type { Clock } from '@trevo/platform/clock.ts'
import { ArchiveStop } from './manifest.ts'
import { mayLeaveFrom, type Month } from './month.ts'
import {
  prepareSession,
  runAlone,
  tryArchiveLock,
  type Place,
} from './repository/archive-session.ts'
import { stepTransfers, type TransfersStep } from './repository/move-months.ts'

/** The completed steps, in order. */
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

export type ArchiveSession = Place & {
  readonly client: PoolClient
  readonly folder: string
  readonly clock: Clock
  readonly afterMonths: number
  readonly onStep: (step: ArchiveStep) => void
}

const lockTriesMax = 100
const swapTriesMax = 200
const transfersAtOnce = 20_000

// PostgreSQL's errors for a role that does not exist or may not be set.
const noRoleCodes = ['22023', '42501']

const takeTurn = async (client: PoolClient): Promise<void> => {
  for (let tries = 0; tries < lockTriesMax; tries += 1) {
    if (await tryArchiveLock(client)) return
    // The connection of a recently killed process closes soon.
    await pause(100)
  }
  throw new ArchiveStop('another archive command is running: wait for it')
}

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
      const place = await prepareSession(client)
      await takeTurn(client)
      return await work({ ...place, client, folder, clock, afterMonths, onStep })
    } finally {
      // Ends the session, and frees the lock.
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

const isBusy = (error: unknown): boolean => ['55P03', '40P01'].includes(errorCodeOf(error))

/**
 * Runs a statement that locks the tables briefly. While it waits everybody else waits behind it, so it gives up
 * soon and retries later.
 */
export const whenFree = async (
  session: ArchiveSession,
  text: string,
  values: readonly unknown[],
): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await runAlone(session.client, { isSpread: session.isSpread, text, values })
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
 * Processes the transfers of a month, bucket by bucket in batches: `step` returns the last id, or null at the end.
 */
export const forTransfersOf = async (
  { client, buckets }: ArchiveSession,
  month: Month,
  step: TransfersStep,
): Promise<void> => {
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    for (let after = 0n; ;) {
      const at = { bucket, month, after, limit: transfersAtOnce }
      const last = await stepTransfers(client, step, at)
      if (last === null) break
      after = last
    }
  }
}

/** @throws ArchiveStop while the month is too young to drop. */
export const assertMayLeave = ({ clock, afterMonths }: ArchiveSession, month: Month): void => {
  const from = mayLeaveFrom(month, afterMonths)
  if (clock.now() >= from) return
  throw new ArchiveStop(
    `${month.name} may leave from ${from.toISOString().slice(0, 10)} on, ${afterMonths} months after its end`,
  )
}
