import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { IntegrityNeeds } from '../needs.ts'
import { insertEvent, listEvents, lockCase } from '../repository/cases.ts'
import type { CaseRow, EventRow, IntegrityTables } from '../repository/tables.ts'
import type { By } from './open-integrity-case.ts'
import { eventsMax } from './show-integrity-case.ts'

/** Ends of a case are noted even if it has its two hundred events. */
const endings: ReadonlySet<EventRow['kind']> = new Set(['dismissed', 'noticed'])

/** A case of the brand, locked. @throws Refusal `integrity.case_unknown` */
export const lockCaseOf = async (
  tx: Tx,
  { brandId, caseId }: { readonly brandId: number; readonly caseId: string },
): Promise<CaseRow> => {
  const id = /^[1-9]\d{0,17}$/.test(caseId) ? BigInt(caseId) : undefined
  const row =
    id === undefined ? undefined : await lockCase(tables<IntegrityTables>(tx), brandId, id)
  if (!row) throw new Refusal('integrity.case_unknown')
  return row
}

/** Adds an event to a locked case. @throws Refusal `integrity.case_full` */
export const addEvent = async (
  { clock }: Pick<IntegrityNeeds, 'clock'>,
  tx: Tx,
  { case_id: caseId }: CaseRow,
  { by, ...event }: Pick<EventRow, 'kind' | 'text'> & { readonly by: Pick<By, 'username'> },
): Promise<void> => {
  const db = tables<IntegrityTables>(tx)
  const isFull = (await listEvents(db, caseId, eventsMax)).length >= eventsMax
  if (isFull && !endings.has(event.kind)) throw new Refusal('integrity.case_full')
  await insertEvent(db, { case_id: caseId, at: clock.now(), operator: by.username, ...event })
  noteAct({ target: `integrity ${caseId}`, before: {}, after: { [event.kind]: event.text } })
}
