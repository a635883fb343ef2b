import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { insertEvent, listEvents, type NewEvent } from '../repository/cases.ts'
import type { AmlTables } from '../repository/tables.ts'

/** Events, evidence or alerts of one record that are kept and shown. */
export const shownMax = 500

/**
 * Adds a note or document once, under the lock of its record.
 * @throws Refusal `aml.full`, `request.id_reused`
 */
export const addNote = async (tx: Tx, note: NewEvent & { readonly client_id: string }) => {
  const { alert_id: alertId, case_id: caseId } = note
  const of =
    typeof alertId === 'bigint' ? { alertId } : { caseId: typeof caseId === 'bigint' ? caseId : 0n }
  const events = await listEvents(tables<AmlTables>(tx), of, shownMax)
  const known = events.find((one) => one.client_id === note.client_id)
  if (known) {
    if (known.text !== note.text || known.reference !== note.reference) {
      throw new Refusal('request.id_reused')
    }
    return
  }
  if (events.length >= shownMax) throw new Refusal('aml.full')
  await insertEvent(tx, note)
}
