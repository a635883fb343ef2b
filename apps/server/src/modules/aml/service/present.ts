import type {
  AmlAlert,
  AmlCase,
  AmlEvent,
  AmlEvidence,
  AmlPerson,
} from '@trevo/contract/ops/compliance/aml.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { AmlMember, AmlNeeds } from '../needs.ts'
import { findPersons } from '../repository/persons.ts'
import type { AlertRow, CaseRow, EventRow, EvidenceRow, PersonRow } from '../repository/tables.ts'

export const presentEvent = (row: EventRow): AmlEvent => ({
  at: row.at.toISOString(),
  kind: row.kind,
  operator: row.operator,
  text: row.text,
  reference: row.reference,
})

/** What a rule relied on, as officers and the report see it. */
export const presentEvidence = (row: EvidenceRow): AmlEvidence => ({
  kind: row.kind,
  at: row.at?.toISOString() ?? null,
  amount: row.amount_minor === null ? null : formatMoney(row.amount_minor),
  reference: row.reference,
})

/** Names and classes of rows about persons. */
const readBeside = async (
  { database, members }: AmlNeeds,
  rows: readonly Pick<AlertRow, 'member_id' | 'person_id'>[],
) => {
  const found = await members.findMembers([...new Set(rows.map((row) => row.member_id))])
  const names = new Map(found.map(({ memberId, username }) => [memberId, username]))
  const persons = await findPersons(database.db, [...new Set(rows.map((row) => row.person_id))])
  return {
    username: (memberId: bigint): string => names.get(memberId) ?? '',
    riskClass: (personId: bigint) => persons.get(personId)?.risk_class ?? 'low',
  }
}

export const presentAlerts = async (
  needs: AmlNeeds,
  rows: readonly AlertRow[],
): Promise<AmlAlert[]> => {
  const beside = await readBeside(needs, rows)
  const now = needs.clock.now()
  return rows.map((row) => ({
    alertId: String(row.id),
    personId: String(row.person_id),
    username: beside.username(row.member_id),
    brand: needs.settings.brandOf(row.brand_id).code,
    rule: row.rule,
    state: row.state,
    riskClass: beside.riskClass(row.person_id),
    amount: row.amount_minor === null ? null : formatMoney(row.amount_minor),
    openedAt: row.opened_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    isLate: row.state === 'open' && row.due_at <= now,
    caseId: row.case_id === null ? null : String(row.case_id),
  }))
}

export const presentCases = async (
  needs: AmlNeeds,
  rows: readonly CaseRow[],
): Promise<AmlCase[]> => {
  const beside = await readBeside(needs, rows)
  const now = needs.clock.now()
  return rows.map((row) => ({
    caseId: String(row.id),
    personId: String(row.person_id),
    username: beside.username(row.member_id),
    title: row.title,
    state: row.state,
    riskClass: beside.riskClass(row.person_id),
    openedBy: row.opened_by,
    openedAt: row.opened_at.toISOString(),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    dueAt: row.due_at?.toISOString() ?? null,
    isLate: row.state === 'to_report' && row.due_at !== null && row.due_at <= now,
  }))
}

/** A person with their accounts; the row is missing before the first evaluation. */
export const presentPerson = (
  { settings }: AmlNeeds,
  personId: bigint,
  row: PersonRow | undefined,
  accounts: readonly AmlMember[],
): AmlPerson => ({
  personId: String(personId),
  riskClass: row?.risk_class ?? 'low',
  reasons: row?.reasons ?? [],
  calculatedAt: row?.calculated_at.toISOString() ?? null,
  accounts: accounts.map(({ customerId, username, brandId, registeredAt, isClosed }) => ({
    memberId: customerId,
    username,
    brand: settings.brandOf(brandId).code,
    registeredAt: registeredAt.toISOString(),
    isClosed,
  })),
})
