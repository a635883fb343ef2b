import { minuteMs } from '@trevo/calendar/durations.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import {
  addExclusionEvent,
  findRunning,
  listOver,
  markExcluded,
  updateExclusion,
  type ExclusionNote,
  type ExclusionRow,
} from '../repository/exclusions.ts'
import { applyStanding } from '../../common/service/apply-standing.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'

const endedAtOnce = 100
/** How long until the closing of an account that still has something open is tried again. */
export const closeAgainMs = 10 * minuteMs

/**
 * Ends an exclusion in the caller's transaction, which holds the balance's lock. A closed account stays closed, and
 * what an operator blocked stays blocked. It has no other effect: no message is sent, and the ended plays stay ended.
 */
export const endInTx = async (
  needs: Pick<MembersNeeds, 'wallet' | 'cashier' | 'kyc' | 'limits'>,
  tx: Tx,
  { exclusion_id: exclusionId, member_id: memberId }: ExclusionRow,
  note: ExclusionNote,
): Promise<void> => {
  const db = tables<MemberTables>(tx)
  await updateExclusion(db, exclusionId, { ended_at: note.at, next_clearing_at: null })
  await addExclusionEvent(db, exclusionId, note)
  await markExcluded(db, memberId)
  await applyStanding(needs, tx, memberId)
}

/**
 * A job, every second: expired exclusions. A pause ends; the account of a self-exclusion is closed once nothing is
 * left in it. Returns how many there were; one that cannot be ended does not block the others.
 */
export const createEndExclusions = (needs: MembersNeeds) => {
  const { database, wallet, clock } = needs
  const endPause = (row: ExclusionRow): Promise<void> =>
    database.inTx(async (tx) => {
      // The lock that setting one takes first: a longer one may have replaced it.
      await wallet.lockBalance(tx, row.member_id)
      const running = await findRunning(tables<MemberTables>(tx), row.member_id)
      if (running?.exclusion_id !== row.exclusion_id) return
      await endInTx(needs, tx, running, { kind: 'ended', at: clock.now() })
    })
  return async (closeExcluded: (row: ExclusionRow) => Promise<void>): Promise<number> => {
    const now = clock.now()
    const latest = new Date(now.getTime() + closeAgainMs)
    const over = await listOver(database.db, { now, latest, limit: endedAtOnce })
    const failures: unknown[] = []
    for (const row of over) {
      const ending = row.kind === 'pause' ? endPause(row) : closeExcluded(row)
      await ending.catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some exclusions did not end')
    return over.length
  }
}
