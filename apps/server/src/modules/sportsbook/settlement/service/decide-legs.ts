import { tables } from '@trevo/database/connect.ts'
import { holdAsRead } from '../../matches/repository/fixtures.ts'
import { decideLegs, listParts, type Decided } from '../repository/settle-slips.ts'
import type { FixtureRow, SportsTables } from '../../tables.ts'
import type { SportsbookContext } from '../../common/service/context.ts'

/** Legs per commit. */
export const legsAtOnce = 5_000
/** No slip is in two parts: while one part is calculated here, the database works on another. */
export const partsAtOnce = 2

/** Waits for all of them, even if one fails, so that nothing continues in the background. */
export const allDone = async (works: readonly Promise<void>[]): Promise<void> => {
  const ends = await Promise.allSettled(works)
  const failed = ends.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/**
 * Writes results into every waiting leg of a match or a season, several parts at a time. All of them are committed
 * before the first slip ends: of two matches on one slip, the later one sees both.
 */
export const decideAllLegs = async (
  { database }: SportsbookContext,
  fixture: FixtureRow,
  decided: readonly Decided[],
  renewLease: () => Promise<void>,
): Promise<void> => {
  if (decided.length === 0) return
  const parts = await listParts(database.db, fixture.id, legsAtOnce)
  for (let at = 0; at < parts.length; at += partsAtOnce) {
    await renewLease()
    const next = parts.slice(at, at + partsAtOnce)
    await allDone(
      next.map((part) =>
        database.inTx(async (tx) => {
          await holdAsRead(tx, fixture)
          await decideLegs(tables<SportsTables>(tx), fixture.id, part, decided)
        }),
      ),
    )
  }
}
