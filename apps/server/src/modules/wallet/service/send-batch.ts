import type { Pool } from '@trevo/database/connect.ts'
import type { Clock } from '../../../platform/clock.ts'
import { outcome } from '../domain/outcomes.ts'
import type { BatchAnswer, BatchCommand } from '../domain/batch.ts'
import type { BatchCall } from '../repository/batch-call.ts'
import { createLaneConnection, isConnectionLost } from './lane-connection.ts'

export type SenderOptions = {
  readonly pool: Pool
  readonly clock: Clock
  readonly call: BatchCall
  /** How long a batch whose connection broke is asked for again before its callers get an error. */
  readonly resolveForMs: number
}

export type Send = (commands: readonly BatchCommand[]) => Promise<BatchAnswer[]>

export type Sender = {
  readonly send: Send
  readonly open: () => Promise<unknown>
  readonly close: () => void
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const asApplied = (answer: BatchAnswer): BatchAnswer =>
  answer.outcome === outcome.duplicate ? { ...answer, outcome: outcome.applied } : answer

/**
 * Sends a batch until the database has answered it. After a lost connection nobody knows whether
 * it was committed, so the same batch is sent again: what was done answers as a duplicate, what was
 * not is done now, and a first attempt still running holds the locks that the second waits for.
 */
export const createSender = ({ pool, clock, call, resolveForMs }: SenderOptions): Sender => {
  const connection = createLaneConnection(pool)
  const send: Send = async (commands) => {
    const at = clock.now()
    let lostAt: number | undefined
    for (let waitMs = 20; ; waitMs = Math.min(waitMs * 2, 500)) {
      try {
        const { client, shard } = await connection.get()
        const answers = await call(client, { shard, at }, commands)
        return lostAt === undefined ? answers : answers.map(asApplied)
      } catch (error) {
        if (!isConnectionLost(error)) throw error
        connection.discard()
        lostAt ??= performance.now()
        if (performance.now() - lostAt > resolveForMs) throw error
        await pause(waitMs)
      }
    }
  }
  return { send, open: connection.get, close: connection.close }
}
