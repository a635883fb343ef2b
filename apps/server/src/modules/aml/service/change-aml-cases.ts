import type { AmlCaseWhole } from '@trevo/contract/ops/compliance/aml.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import { reportDueAt } from '../domain/report-clock.ts'
import type { AmlNeeds } from '../needs.ts'
import { moveOpenAlerts } from '../repository/alerts.ts'
import {
  findCase,
  findOpenCase,
  insertCase,
  insertEvent,
  lockCase,
  updateCase,
} from '../repository/cases.ts'
import { lockWatched } from '../repository/persons.ts'
import type { AlertRow, AmlTables, CaseRow } from '../repository/tables.ts'
import { addNote } from './add-note.ts'
import { lockAlertOf } from './aml-alerts.ts'
import { saveClassInTx } from './save-class.ts'

export type Actor = Pick<Operator, 'operatorId' | 'brandId' | 'username'>

/** The case under the lock of its person. @throws Refusal `aml.case_unknown` */
export const lockCaseOf = async (
  { settings }: AmlNeeds,
  tx: Tx,
  brandId: number,
  caseId: bigint,
): Promise<CaseRow> => {
  const { companyId } = settings.brandOf(brandId)
  // The person before the case, as the evaluation does.
  const found = await findCase(tables<AmlTables>(tx), companyId, caseId)
  if (found) await lockWatched(tx, found.person_id)
  const row = await lockCase(tx, companyId, caseId)
  if (!row) throw new Refusal('aml.case_unknown')
  return row
}

export const saveClassOf = (
  tx: Tx,
  row: Pick<CaseRow, 'person_id' | 'company_id' | 'member_id'>,
  at: Date,
): Promise<void> =>
  saveClassInTx(tx, {
    personId: row.person_id,
    companyId: row.company_id,
    memberId: row.member_id,
    at,
  })

type Opening = { readonly title: string; readonly reason: string }

/** The case that is open for the alert's person, or a new one, with every open alert of the person. */
const openInTx = async (
  tx: Tx,
  alert: AlertRow,
  { title, reason }: Opening,
  { operator, at }: { readonly operator: string; readonly at: Date },
): Promise<CaseRow> => {
  const known = await findOpenCase(tx, alert.person_id)
  const row =
    known ??
    (await insertCase(tx, {
      company_id: alert.company_id,
      brand_id: alert.brand_id,
      person_id: alert.person_id,
      member_id: alert.member_id,
      title: title.trim(),
      state: 'open',
      opened_by: operator,
      opened_at: at,
      decided_by: null,
      decided_at: null,
      decision: null,
      due_at: null,
    }))
  const event = { at, operator, reference: null }
  const moved = await moveOpenAlerts(tx, alert.person_id, row.id)
  for (const id of moved) {
    const ofAlert = { alert_id: id, case_id: null }
    await insertEvent(tx, { ...event, ...ofAlert, kind: 'case', text: String(row.id) })
  }
  const ofCase = { alert_id: null, case_id: row.id }
  await insertEvent(tx, { ...event, ...ofCase, kind: 'case', text: reason.trim() })
  return row
}

type Show = (by: Actor, caseId: bigint) => Promise<AmlCaseWhole>

const createDecide =
  (needs: AmlNeeds, show: Show) =>
  async (
    by: Actor,
    caseId: bigint,
    { decision, reason }: { readonly decision: 'report' | 'archive'; readonly reason: string },
  ): Promise<AmlCaseWhole> => {
    const { database, clock, settings } = needs
    await database.inTx(async (tx) => {
      const row = await lockCaseOf(needs, tx, by.brandId, caseId)
      if (row.state !== 'open') throw new Refusal('aml.case_state')
      const { coafHours } = settings.rulesOf(row.brand_id)
      if (decision === 'report' && coafHours === 0) throw new Refusal('aml.no_receiver')
      const at = clock.now()
      const state = decision === 'report' ? 'to_report' : 'archived'
      await updateCase(tx, caseId, {
        state,
        decided_by: by.username,
        decided_at: at,
        decision: reason.trim(),
        due_at: decision === 'report' ? reportDueAt(at, coafHours) : null,
      })
      const of = { alert_id: null, case_id: caseId, reference: null }
      const text = reason.trim()
      await insertEvent(tx, { ...of, at, kind: 'decided', operator: by.username, text })
      await saveClassOf(tx, row, at)
      noteAct({ target: `case ${caseId}`, before: { state: row.state }, after: { state } })
    })
    return show(by, caseId)
  }

/** What is decided of a person's case by one operator. */
export const createChangeAmlCases = (needs: AmlNeeds, show: Show) => {
  const { database, clock } = needs
  return {
    /** Refuses `aml.case_unknown`, `aml.case_state`, `aml.no_receiver`. */
    decideAmlCase: createDecide(needs, show),

    /** Refuses `aml.alert_unknown`, `aml.alert_state`. */
    openAmlCase: async (
      by: Actor,
      asked: Opening & { readonly alertId: string },
    ): Promise<AmlCaseWhole> => {
      const caseId = await database.inTx(async (tx) => {
        const alert = await lockAlertOf(needs, tx, by.brandId, BigInt(asked.alertId))
        // The same again after a lost answer.
        if (alert.state === 'in_case' && alert.case_id !== null) return alert.case_id
        if (alert.state !== 'open') throw new Refusal('aml.alert_state')
        const at = clock.now()
        const row = await openInTx(tx, alert, asked, { operator: by.username, at })
        await saveClassOf(tx, row, at)
        noteAct({ target: `case ${row.id}`, after: { title: row.title, alert: asked.alertId } })
        return row.id
      })
      return show(by, caseId)
    },

    /** Refuses `aml.case_unknown`, `aml.full`, `request.id_reused`. */
    noteAmlCase: async (
      by: Actor,
      caseId: bigint,
      {
        clientId,
        note,
        reference,
      }: { readonly clientId: string; readonly note: string; readonly reference: string | null },
    ): Promise<AmlCaseWhole> => {
      await database.inTx(async (tx) => {
        await lockCaseOf(needs, tx, by.brandId, caseId)
        await addNote(tx, {
          alert_id: null,
          case_id: caseId,
          client_id: clientId,
          at: clock.now(),
          kind: reference === null ? 'note' : 'document',
          operator: by.username,
          text: note.trim(),
          reference: reference?.trim() ?? null,
        })
        noteAct({ target: `case ${caseId}`, after: { note: note.trim(), reference } })
      })
      return show(by, caseId)
    },
  }
}
