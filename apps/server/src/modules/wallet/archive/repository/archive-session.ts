import { kindsOfWork } from '@trevo/database/kinds-of-work.ts'
import type { PoolClient } from 'pg'

/** The layout of the ledger: the number of buckets, and whether they are on several servers. */
export type Place = { readonly buckets: number; readonly isSpread: boolean }

// Any constant: one archivist at a time.
const archiveLock = 7_264_005

/** Takes the archive's lock for this connection. @returns false if another one holds it. */
export const tryArchiveLock = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ mine: boolean }>(
    'select pg_try_advisory_lock($1) as mine',
    [archiveLock],
  )
  return rows[0]?.mine ?? false
}

const readPlace = async (client: PoolClient): Promise<Place> => {
  const { rows } = await client.query<{ buckets: number; is_spread: boolean }>(
    `select wallet.bucket_count() as buckets,
       to_regclass('wallet.change_mark') is not null as is_spread`,
  )
  const { buckets = 1, is_spread: isSpread = false } = rows[0] ?? {}
  return { buckets, isSpread }
}

// For a spread ledger: the seal is a trigger on every node; one connection to each node, so that a month is
// dropped or restored in one commit there; and nodes wait for a lock no longer than we do.
const spreadSettings = `
  set citus.enable_unsafe_triggers = on;
  set citus.multi_shard_modify_mode = 'sequential';
  set citus.propagate_set_commands = 'local'`

/** Settings of the connection: the files' date format, and those of a spread ledger. */
export const prepareSession = async (client: PoolClient): Promise<Place> => {
  await client.query("set timezone = 'UTC'; set datestyle = 'ISO'")
  const place = await readPlace(client)
  if (place.isSpread) await client.query(spreadSettings)
  return place
}

/** Runs a statement in its own commit; nodes wait for a lock no longer than we do. */
export const runAlone = async (
  client: PoolClient,
  {
    isSpread,
    text,
    values,
  }: { readonly isSpread: boolean; readonly text: string; readonly values: readonly unknown[] },
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
