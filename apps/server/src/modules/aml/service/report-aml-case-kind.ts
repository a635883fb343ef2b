import { createHash } from 'node:crypto'
import { dayMs } from '@trevo/calendar/durations.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { changeKind, type ChangeKind } from '../../../platform/approvals/change-kind.ts'
import { coafSchemaName, writeCoafReport, type CoafReport } from '../domain/coaf-report.ts'
import { reportKindName } from '../domain/events.ts'
import type { AmlMember, AmlNeeds } from '../needs.ts'
import { listAlertsOfCase, listEvidence } from '../repository/alerts.ts'
import { insertEvent, insertReport, listEvents, updateCase } from '../repository/cases.ts'
import { listPayments } from '../repository/follow.ts'
import type { AmlDb, AmlTables, CaseRow } from '../repository/tables.ts'
import { shownMax } from './add-note.ts'
import { lockCaseOf, saveClassOf } from './change-aml-cases.ts'
import { presentEvidence } from './present.ts'

/** What is reported of the time before the decision. */
const reportedDays = 90
const paymentsMax = 2_000

/** What a report is sealed for: in another case's row it does not open. */
export const boundTo = (caseId: bigint): string => `aml report ${caseId}`

/** A decided case, with its decision. @throws Refusal `aml.case_state` */
const requireDecided = (row: CaseRow) => {
  const { state, decided_at: decidedAt, due_at: dueAt, decision } = row
  if (state !== 'to_report' || decidedAt === null || dueAt === null || decision === null) {
    throw new Refusal('aml.case_state')
  }
  return { decidedAt, dueAt, grounds: decision }
}

const readSituations = async (db: AmlDb, caseId: bigint): Promise<CoafReport['situations']> => {
  const situations = []
  for (const alert of await listAlertsOfCase(db, caseId, shownMax)) {
    const evidence = await listEvidence(db, alert.id, shownMax)
    situations.push({
      rule: alert.rule,
      foundAt: alert.opened_at.toISOString(),
      amount: alert.amount_minor === null ? null : formatMoney(alert.amount_minor),
      evidence: evidence.map(presentEvidence),
    })
  }
  return situations
}

const readPayments = async (
  db: AmlDb,
  accounts: readonly AmlMember[],
  until: Date,
): Promise<CoafReport['payments']> => {
  const from = new Date(until.getTime() - reportedDays * dayMs)
  const names = new Map(accounts.map(({ memberId, username }) => [memberId, username]))
  const rows = await listPayments(db, [...names.keys()], { from, until }, paymentsMax)
  return rows.toReversed().map((row) => ({
    at: row.at.toISOString(),
    kind: row.kind,
    amount: formatMoney(row.amount_minor),
    account: names.get(row.member_id) ?? '',
    reference: row.reference,
  }))
}

/** The text of a case's file, from the rows as they are in the transaction. */
const writeReport = async (
  { clock, members, settings }: AmlNeeds,
  tx: Tx,
  row: CaseRow,
): Promise<string> => {
  const db = tables<AmlTables>(tx)
  const { decidedAt, dueAt, grounds } = requireDecided(row)
  const accounts = await members.listPersonAccounts(row.person_id, tx)
  const { cnpj, code } = settings.brandOf(row.brand_id)
  const events = await listEvents(db, { caseId: row.id }, shownMax)
  return writeCoafReport({
    madeAt: clock.now().toISOString(),
    reporter: { cnpj, brand: code },
    case: {
      number: String(row.id),
      openedAt: row.opened_at.toISOString(),
      decidedAt: decidedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      grounds,
    },
    person: {
      cpf: accounts.find(({ taxId }) => taxId !== null)?.taxId ?? null,
      name: accounts.find(({ fullName }) => fullName !== null)?.fullName ?? null,
      bornOn: accounts.find(({ bornOn }) => bornOn !== null)?.bornOn ?? null,
      accounts: accounts.map(({ username, brandId, registeredAt, isClosed }) => ({
        account: username,
        brand: settings.brandOf(brandId).code,
        registeredAt: registeredAt.toISOString(),
        isClosed,
      })),
    },
    situations: await readSituations(db, row.id),
    payments: await readPayments(db, accounts, decidedAt),
    documents: events.flatMap(({ kind, reference, text }) =>
      kind === 'document' && reference !== null ? [{ reference, description: text }] : [],
    ),
  })
}

/** The file of a case, made and sealed once two persons ask for it. */
export const reportAmlCaseKind = (needs: AmlNeeds): ChangeKind =>
  changeKind<Record<string, never>>({
    kind: reportKindName,
    right: 'aml.report',
    input: z.strictObject({}),
    describe: async (tx, { brandId, target }) => {
      const row = await lockCaseOf(needs, tx, brandId, BigInt(target))
      const { dueAt } = requireDecided(row)
      const alerts = await listAlertsOfCase(tables<AmlTables>(tx), row.id, shownMax)
      const common = { case: target, alerts: alerts.length, dueAt: dueAt.toISOString() }
      return {
        before: { ...common, state: row.state },
        after: { ...common, state: 'reported' },
      }
    },
    noteAsked: async (tx, { target }, { asked, reason }) => {
      await insertEvent(tx, {
        alert_id: null,
        case_id: BigInt(target),
        at: needs.clock.now(),
        kind: 'report_asked',
        operator: asked,
        text: reason,
        reference: null,
      })
    },
    execute: async (tx, { brandId, target }, { asked, decided, reason }) => {
      const row = await lockCaseOf(needs, tx, brandId, BigInt(target))
      const content = await writeReport(needs, tx, row)
      const operator = `${asked}, ${decided}`
      const at = needs.clock.now()
      await insertReport(tx, {
        case_id: row.id,
        schema_name: coafSchemaName,
        content: needs.secrets.sealing.seal(content, boundTo(row.id)),
        sha256: createHash('sha256').update(content).digest(),
        made_at: at,
        made_by: operator,
      })
      await updateCase(tx, row.id, { state: 'reported' })
      const of = { alert_id: null, case_id: row.id, reference: null }
      await insertEvent(tx, { ...of, at, kind: 'reported', operator, text: reason })
      await saveClassOf(tx, row, at)
    },
  })
