import type { Tx } from '@trevo/database/connect.ts'
import { isUnderWay } from '../domain/case-states.ts'
import { insertEvent, listOfPerson, updateCase } from '../repository/cases.ts'
import { moveDocuments } from '../repository/checks.ts'
import type { CaseRow } from '../repository/tables.ts'

/** Whether a case has no room beside those of the other person: one is under way at most, and one verified. */
const hasNoRoom = (row: CaseRow, others: readonly CaseRow[]): boolean =>
  (isUnderWay(row.state) && others.some(({ state }) => isUnderWay(state))) ||
  (row.state === 'verified' && others.some(({ state }) => state === 'verified'))

/**
 * Two persons turned out to be one human: the cases of the first become the other's. Of two under way, or two
 * verified, the one of the person who stays counts.
 */
export const carryOverKyc = async (
  tx: Tx,
  { fromPersonId, toPersonId }: { readonly fromPersonId: bigint; readonly toPersonId: bigint },
): Promise<void> => {
  const others = await listOfPerson(tx, toPersonId)
  for (const row of await listOfPerson(tx, fromPersonId)) {
    const isOver = hasNoRoom(row, others)
    const { id, changed_at: at } = row
    await updateCase(tx, id, { person_id: toPersonId, ...(isOver && { state: 'expired' }) })
    if (isOver) await insertEvent(tx, { caseId: id, at, kind: 'state', state: 'expired' })
  }
  await moveDocuments(tx, fromPersonId, toPersonId)
}
