import type { AlertState, AmlAlertWhole, AmlRule } from '@trevo/contract/ops/compliance/aml.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { AmlNeeds } from '../needs.ts'
import {
  closeAlert,
  countOpen,
  findAlert,
  listAlerts,
  listEvidence,
  lockAlert,
} from '../repository/alerts.ts'
import { insertEvent, listEvents } from '../repository/cases.ts'
import { lockWatched } from '../repository/persons.ts'
import type { AlertRow, AmlTables } from '../repository/tables.ts'
import { presentAlerts, presentEvent, presentEvidence } from './present.ts'
import { saveClassInTx } from './save-class.ts'
import { addNote, shownMax } from './add-note.ts'

export type By = { readonly brandId: number; readonly operator: string }

const createShowAlert =
  (needs: AmlNeeds) =>
  async (brandId: number, alertId: bigint): Promise<AmlAlertWhole> => {
    const { db } = needs.database
    const { companyId } = needs.settings.brandOf(brandId)
    const row = await findAlert(db, companyId, alertId)
    const [alert] = row ? await presentAlerts(needs, [row]) : []
    if (!alert) throw new Refusal('aml.alert_unknown')
    const evidence = await listEvidence(db, alertId, shownMax)
    return {
      ...alert,
      evidence: evidence.map(presentEvidence),
      events: (await listEvents(db, { alertId }, shownMax)).map(presentEvent),
    }
  }

/** The alert under a lock. @throws Refusal `aml.alert_unknown` */
export const lockAlertOf = async (
  needs: AmlNeeds,
  tx: Tx,
  brandId: number,
  alertId: bigint,
): Promise<AlertRow> => {
  const { companyId } = needs.settings.brandOf(brandId)
  // The person before the alert, as everything else that changes alerts does.
  const found = await findAlert(tables<AmlTables>(tx), companyId, alertId)
  if (!found) throw new Refusal('aml.alert_unknown')
  await lockWatched(tx, found.person_id)
  const row = await lockAlert(tx, companyId, alertId)
  if (!row) throw new Refusal('aml.alert_unknown')
  return row
}

const createListAlerts =
  (needs: AmlNeeds) =>
  async (
    brandId: number,
    asked: {
      readonly state: AlertState
      readonly rule?: AmlRule | undefined
      readonly after?: string | undefined
      readonly pageSize: number
    },
  ) => {
    const { database, clock, settings } = needs
    const { companyId } = settings.brandOf(brandId)
    const { state, rule, pageSize } = asked
    const after = readNumber(asked.after)
    const search = { companyId, state, rule, after, limit: withExtra(pageSize) }
    const rows = await listAlerts(database.db, search)
    const { shown, next } = cutPage(rows, pageSize, ({ id }) => String(id))
    return {
      list: await presentAlerts(needs, shown),
      next,
      counts: await countOpen(database.db, companyId, clock.now()),
    }
  }

/** The queue of alerts, and what is decided of one alone. */
export const createAmlAlerts = (needs: AmlNeeds) => {
  const { database, clock } = needs
  const showAmlAlert = createShowAlert(needs)
  return {
    showAmlAlert,
    listAmlAlerts: createListAlerts(needs),

    /** Refuses `aml.alert_unknown`, `aml.full`, `request.id_reused`. */
    noteAmlAlert: async (
      { brandId, operator }: By,
      alertId: bigint,
      { clientId, note }: { readonly clientId: string; readonly note: string },
    ): Promise<AmlAlertWhole> => {
      await database.inTx(async (tx) => {
        await lockAlertOf(needs, tx, brandId, alertId)
        const of = { alert_id: alertId, case_id: null }
        const said = { kind: 'note', text: note.trim(), reference: null } as const
        await addNote(tx, { ...of, ...said, client_id: clientId, operator, at: clock.now() })
        noteAct({ target: `alert ${alertId}`, after: { note: note.trim() } })
      })
      return showAmlAlert(brandId, alertId)
    },

    /** Refuses `aml.alert_unknown`, `aml.alert_state`. */
    closeAmlAlert: async (
      { brandId, operator }: By,
      alertId: bigint,
      reason: string,
    ): Promise<AmlAlertWhole> => {
      await database.inTx(async (tx) => {
        const row = await lockAlertOf(needs, tx, brandId, alertId)
        if (row.state !== 'open') throw new Refusal('aml.alert_state')
        const at = clock.now()
        await closeAlert(tx, alertId, at)
        const of = { alert_id: alertId, case_id: null, reference: null }
        await insertEvent(tx, { ...of, at, kind: 'closed', operator, text: reason.trim() })
        await saveClassInTx(tx, {
          personId: row.person_id,
          companyId: row.company_id,
          memberId: row.member_id,
          at,
        })
        noteAct({
          target: `alert ${alertId}`,
          before: { state: 'open' },
          after: { state: 'closed' },
        })
      })
      return showAmlAlert(brandId, alertId)
    },
  }
}
