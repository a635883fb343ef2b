import type { Database } from '@trevo/database/connect.ts'
import type { CashierDependencies } from '../../dependencies.ts'
import type { CashierTables } from '../repository/tables.ts'
import { noteFromPoll } from './note-payments.ts'

/** Each window begins so long before the end of the last one: a payment may be listed late. */
const overlapMs = 15 * 60_000
/** How far the first window ever reaches back. */
const firstReachMs = 24 * 3_600_000
/** Longest window of one call, so that a long outage is made up for in pieces. */
const windowMaxMs = 6 * 3_600_000
/** Nobody else reads meanwhile; after a crash somebody does. */
const leaseMs = 60_000

const lease = async (
  { db }: Database<CashierTables>,
  institution: string,
  now: Date,
): Promise<Date | undefined> => {
  await db
    .insertInto('cashier.poll_position')
    .values({
      institution,
      read_until: new Date(now.getTime() - firstReachMs),
      leased_until: new Date(0),
    })
    .onConflict((conflict) => conflict.column('institution').doNothing())
    .execute()
  const leased = await db
    .updateTable('cashier.poll_position')
    .set({ leased_until: new Date(now.getTime() + leaseMs) })
    .where('institution', '=', institution)
    .where('leased_until', '<=', now)
    .returning('read_until')
    .executeTakeFirst()
  return leased?.read_until
}

/**
 * The safety net under the webhook: lists what was received since the last look, over overlapping
 * windows, and notes what is new. Answers with the number of payments seen.
 */
export const pollPayments = async (dependencies: CashierDependencies): Promise<number> => {
  const { database, clock, institution } = dependencies
  const now = clock.now()
  const readUntil = await lease(database, institution.name, now)
  if (!readUntil) return 0
  let reached = readUntil
  try {
    const from = new Date(readUntil.getTime() - overlapMs)
    const until = new Date(Math.min(now.getTime(), from.getTime() + windowMaxMs))
    const found = await institution.listPayments({ from, until })
    await noteFromPoll(
      dependencies,
      found.map(({ endToEndId }) => endToEndId),
    )
    if (until > reached) reached = until
    return found.length
  } finally {
    await database.db
      .updateTable('cashier.poll_position')
      .set({ read_until: reached, leased_until: new Date(0) })
      .where('institution', '=', institution.name)
      .execute()
  }
}
