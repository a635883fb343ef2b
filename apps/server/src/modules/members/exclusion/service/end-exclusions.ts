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

/**
 * Ends an exclusion in the caller's transaction, which holds the balance's lock. A closed account stays closed, and
 * what an operator blocked stays blocked. It has no other effect: no message is sent, and the ended plays stay ended.
 */
export const endInTx = async (
  needs: Pick<MembersNeeds, 'wallet' | 'cashier' | 'kyc'>,
  tx: Tx,
  { exclusion_id: exclusionId, member_id: memberId }: ExclusionRow,
  note: ExclusionNote,
): Promise<void> => {
  const db = tables<MemberTables>(tx)
  await updateExclusion(db, exclusionId, { ended_at: note.at, next_clearing_at: null })
  await addExclusionEvent(db, exclusionId, note)
  await markExcluded(db, memberId, null)
  await applyStanding(needs, tx, memberId)
}

/**
 * A job, every second: expired exclusions. Returns how many there were; one that cannot be ended does not block
 * the others.
 */
export const createEndExclusions = (needs: MembersNeeds) => async (): Promise<number> => {
  const { database, wallet, clock } = needs
  const over = await listOver(database.db, clock.now(), endedAtOnce)
  const failures: unknown[] = []
  for (const { exclusion_id: id, member_id: memberId } of over) {
    const ending = database.inTx(async (tx) => {
      // The lock that setting one takes first: a longer one may have replaced it.
      await wallet.lockBalance(tx, memberId)
      const running = await findRunning(tables<MemberTables>(tx), memberId)
      if (running?.exclusion_id !== id) return
      await endInTx(needs, tx, running, { kind: 'ended', at: clock.now() })
    })
    await ending.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some exclusions did not end')
  return over.length
}
