import type { Pool } from '@trevo/database/connect.ts'
import { errorCodeOf } from '@trevo/database/error-code.ts'
import type { PoolClient } from 'pg'
import { claimShard } from '../repository/claim-shard.ts'

/** A lane's own connection with the shard of each house that no other lane uses. */
export type LaneConnection = {
  /** Connects if there is no connection, or only one to another pool's server. @throws the driver's errors. */
  get(pool: Pool): Promise<{ readonly client: PoolClient; readonly shard: number }>
  /** Discards a broken connection. */
  discard(): void
  close(): void
}

type Held = { readonly pool: Pool; readonly client: PoolClient; readonly shard: number }

export const createLaneConnection = (): LaneConnection => {
  let held: Held | undefined
  let connecting: Promise<Held> | undefined

  const connect = async (pool: Pool): Promise<Held> => {
    const client = await pool.connect()
    pool.keep(client)
    try {
      return { pool, client, shard: await claimShard(client) }
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  const discard = (): void => {
    held?.client.release(true)
    held = undefined
  }
  return {
    get: async (pool) => {
      if (held?.pool === pool) return held
      discard()
      connecting ??= connect(pool).finally(() => {
        connecting = undefined
      })
      held = await connecting
      return held
    },
    discard,
    close: discard,
  }
}

/** True if the server may or may not have executed the last statement: the connection broke. */
export const isConnectionLost = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = errorCodeOf(error)
  // 57P: the server is shutting down, was shut down or is starting. 08: connection exceptions.
  if (/^(57P|08)/.test(code)) return true
  // A commit over several servers of which one did not answer: it is resolved later.
  if (code === 'XX000' && /could not commit transaction/i.test(error.message)) return true
  if (/^[0-9A-Z]{5}$/.test(code) && 'severity' in error) return false
  return (
    /^E[A-Z]+$/.test(code) ||
    /connection|timeout expired|read timeout|not queryable/i.test(error.message)
  )
}

const noSuchTable = '42P01'
const noSuchFunction = '42883'
const movedAway = 'TR002'

/** True if the group has moved to another node: nothing was done. */
export const isMoved = (error: unknown): boolean =>
  [movedAway, noSuchTable, noSuchFunction].includes(errorCodeOf(error))
