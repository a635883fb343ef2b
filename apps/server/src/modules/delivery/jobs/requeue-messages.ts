import type { Clock } from '@trevo/platform/clock.ts'
import type { DeliveryDb } from '../repository/tables.ts'
import { deleteSettledBefore, listQueuedBefore } from '../repository/messages.ts'
import { deleteOutboxBefore } from '../repository/outbox.ts'

type Dependencies = {
  readonly db: DeliveryDb
  readonly clock: Clock
  enqueue(messageId: string): void
}

const minuteMs = 60_000
const waitMs = minuteMs
const settledKeptMs = 30 * 24 * 60 * minuteMs
const outboxKeptMs = 24 * 60 * minuteMs
const atOnceMax = 500

/**
 * Run every minute: queues again messages that a crash left between commit and queue (a message with a job is not
 * doubled), and deletes old ones.
 */
export const createRequeueMessages =
  ({ db, clock, enqueue }: Dependencies) =>
  async (): Promise<void> => {
    const before = (ms: number) => new Date(clock.now().getTime() - ms)
    for (const id of await listQueuedBefore(db, before(waitMs), atOnceMax)) enqueue(id)
    await deleteSettledBefore(db, before(settledKeptMs))
    await deleteOutboxBefore(db, before(outboxKeptMs))
  }
