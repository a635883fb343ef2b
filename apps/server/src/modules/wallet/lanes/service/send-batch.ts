import type { Clock } from '@trevo/platform/clock.ts'
import { outcome } from '../../common/domain/outcomes.ts'
import type { BatchAnswer, BatchCommand } from '../../common/domain/batch.ts'
import type { BatchCall } from '../repository/batch-call.ts'
import { createLaneConnection, isConnectionLost, isMoved } from './lane-connection.ts'
import type { LaneRoute } from './route-lanes.ts'

export type SenderOptions = {
  readonly route: LaneRoute
  readonly clock: Clock
  readonly call: BatchCall
  /** How long a batch with a broken connection is retried before its callers get an error. */
  readonly resolveForMs: number
}

/** All commands belong to the group. */
export type Send = (commands: readonly BatchCommand[], group: number) => Promise<BatchAnswer[]>

export type Sender = {
  readonly send: Send
  readonly open: (group: number) => Promise<unknown>
  readonly close: () => void
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const asApplied = (answer: BatchAnswer): BatchAnswer =>
  answer.outcome === outcome.duplicate ? { ...answer, outcome: outcome.applied } : answer

/**
 * Sends a batch until the database has answered it. After a lost connection it is unknown whether it was
 * committed, so the same batch is sent again: executed commands answer as duplicates, the others are executed now,
 * and a first attempt still running holds the locks that the second waits for. In a spread ledger it is sent to
 * the current node of its group.
 */
export const createSender = ({ route, clock, call, resolveForMs }: SenderOptions): Sender => {
  const connection = createLaneConnection()
  const send: Send = async (commands, group) => {
    const at = clock.now()
    let triedSince: number | undefined
    let isLost = false
    for (let waitMs = 20; ; waitMs = Math.min(waitMs * 2, 500)) {
      try {
        const { pool, suffix } = route.placeOf(group)
        const { client, shard } = await connection.get(pool)
        const answers = await call(client, { shard, at, suffix }, commands)
        return isLost ? answers.map(asApplied) : answers
      } catch (error) {
        const hasMoved = route.isSpread() && isMoved(error)
        if (!hasMoved && !isConnectionLost(error)) throw error
        if (!hasMoved) {
          isLost = true
          connection.discard()
        }
        triedSince ??= performance.now()
        if (performance.now() - triedSince > resolveForMs) throw error
        await route.recheck()
        await pause(waitMs)
      }
    }
  }
  return {
    send,
    open: (group) => connection.get(route.placeOf(group).pool),
    close: connection.close,
  }
}
