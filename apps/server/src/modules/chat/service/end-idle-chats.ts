import type { ChatNeeds } from '../needs.ts'
import { dropEmpty, endIdle } from '../repository/conversations.ts'
import { dayMs, hourMs } from '@trevo/calendar/durations.ts'

const idleMs = dayMs
const emptyMs = hourMs
const endedAtOnce = 20_000

/** A job: ends conversations without messages for a day, and deletes those never written in. */
export const createEndIdleChats =
  ({ database, clock }: ChatNeeds) =>
  async (): Promise<void> => {
    const now = clock.now()
    const before = new Date(now.getTime() - idleMs)
    const emptyBefore = new Date(now.getTime() - emptyMs)
    await database.inTx((tx) => dropEmpty(tx, { before: emptyBefore, limit: endedAtOnce }))
    await database.inTx((tx) => endIdle(tx, { before, now, limit: endedAtOnce }))
  }
