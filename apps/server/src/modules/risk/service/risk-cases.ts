import type { CaseState, RiskCase, RiskCaseWhole } from '@trevo/contract/ops/risk/risk.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { tables } from '@trevo/database/connect.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { readNumberedCursor, writeNumberedCursor } from '../../../platform/numbered-cursor.ts'
import type { RiskMember, RiskNeeds } from '../needs.ts'
import {
  findCase,
  insertCase,
  insertCaseEvent,
  insertCaseMembers,
  listCaseEvents,
  listCaseMembers,
  listCases,
  lockCase,
  updateCase,
} from '../repository/cases.ts'
import type { CaseEventRow, CaseRow, RiskTables } from '../repository/tables.ts'

/** Events of one case. */
const eventsMax = 500

type By = { readonly brandId: number; readonly operator: string }

const createPresent =
  ({ database, members }: RiskNeeds) =>
  async (rows: readonly CaseRow[]): Promise<RiskCase[]> => {
    const idsOf = await listCaseMembers(
      database.db,
      rows.map(({ id }) => id),
    )
    const found = await members.findMembers([...new Set([...idsOf.values()].flat())])
    return rows.map((row) => ({
      caseId: String(row.id),
      title: row.title,
      state: row.state,
      owner: row.owner,
      openedBy: row.opened_by,
      openedAt: row.opened_at.toISOString(),
      changedAt: row.changed_at.toISOString(),
      members: found
        .filter(({ memberId }) => idsOf.get(row.id)?.includes(memberId))
        .map(({ customerId, username }) => ({ memberId: customerId, username })),
    }))
  }

const createShow = (needs: RiskNeeds) => {
  const { db } = needs.database
  const present = createPresent(needs)
  return {
    listRiskCases: async (
      brandId: number,
      {
        state,
        owner,
        before,
        pageSize,
      }: {
        readonly state: CaseState
        readonly owner?: string | undefined
        readonly before?: string | undefined
        readonly pageSize: number
      },
    ) => {
      const from = readNumberedCursor(before)
      const rows = await listCases(db, { brandId, state, owner, from, limit: withExtra(pageSize) })
      const { shown, next } = cutPage(rows, pageSize, (row) =>
        writeNumberedCursor({ at: row.changed_at, id: row.id }),
      )
      return { list: await present(shown), next }
    },

    /** Refuses `risk.case_unknown`. */
    showRiskCase: async (brandId: number, caseId: bigint): Promise<RiskCaseWhole> => {
      const row = await findCase(db, brandId, caseId)
      const [shown] = row ? await present([row]) : []
      if (!shown) throw new Refusal('risk.case_unknown')
      return {
        ...shown,
        events: (await listCaseEvents(db, caseId)).map(({ at, operator, kind, content }) => ({
          at: at.toISOString(),
          operator,
          kind,
          text: content,
        })),
      }
    },
  }
}

type Change = {
  readonly clientId: string
  readonly note?: string | undefined
  readonly state?: CaseState | undefined
  readonly owner?: string | null | undefined
}

/** What a change adds to the events, in the order of the fields. */
const eventsOf = (row: CaseRow, { note, state, owner }: Change) => [
  ...(note === undefined ? [] : [{ kind: 'note' as const, content: note.trim() }]),
  ...(state === undefined || state === row.state
    ? []
    : [{ kind: 'state' as const, content: state }]),
  ...(owner === undefined || owner === row.owner
    ? []
    : [{ kind: 'owner' as const, content: owner ?? '' }]),
]

const saveChange = async (
  tx: Tx,
  row: CaseRow,
  { operator, at }: { readonly operator: string; readonly at: Date },
  change: Change,
): Promise<void> => {
  const events = await listCaseEvents(tables<RiskTables>(tx), row.id)
  const known = events.filter((one) => one.client_id === change.clientId)
  if (known.length > 0) {
    const note = known.find(({ kind }) => kind === 'note')?.content
    if (note !== change.note?.trim()) throw new Refusal('request.id_reused')
    return
  }
  if (events.length >= eventsMax) throw new Refusal('risk.case_full')
  const { state = row.state, owner = row.owner } = change
  for (const event of eventsOf(row, change)) {
    const added: CaseEventRow = {
      ...event,
      case_id: row.id,
      client_id: change.clientId,
      at,
      operator,
    }
    await insertCaseEvent(tx, added)
  }
  await updateCase(tx, row.id, { state, owner, changed_at: at })
  noteAct({
    target: String(row.id),
    before: { state: row.state, owner: row.owner },
    after: { state, owner, note: change.note ?? null },
  })
}

/** The new case, or that of the same client's id. @throws Refusal `request.id_reused` */
const openInTx = async (
  tx: Tx,
  {
    brandId,
    operator,
    clientId,
    title,
    reason,
    found,
    at,
  }: By & {
    readonly clientId: string
    readonly title: string
    readonly reason: string
    readonly found: readonly RiskMember[]
    readonly at: Date
  },
): Promise<bigint> => {
  const { row, isNew } = await insertCase(tx, {
    brand_id: brandId,
    client_id: clientId,
    title,
    owner: operator,
    opened_by: operator,
    opened_at: at,
    changed_at: at,
  })
  if (!isNew) {
    if (row.title !== title || row.opened_by !== operator) throw new Refusal('request.id_reused')
    return row.id
  }
  const ids = [...new Set(found.map(({ memberId }) => memberId))]
  await insertCaseMembers(tx, row.id, ids)
  const event = { case_id: row.id, client_id: clientId, at, operator }
  await insertCaseEvent(tx, { ...event, kind: 'opened', content: reason.trim() })
  noteAct({
    target: String(row.id),
    after: { title, members: found.map(({ username }) => username) },
  })
  return row.id
}

/** Cases of the risk team: opened about members, noted, handed on, closed. */
export const createRiskCases = (needs: RiskNeeds) => {
  const { database, clock, members, staff } = needs
  const shown = createShow(needs)
  return {
    ...shown,

    /** Refuses `member.unknown`, `request.id_reused`. */
    openRiskCase: async (
      { brandId, operator }: By,
      asked: {
        readonly clientId: string
        readonly title: string
        readonly members: readonly string[]
        readonly reason: string
      },
    ): Promise<RiskCaseWhole> => {
      const found = await Promise.all(asked.members.map((key) => members.getMember(brandId, key)))
      const title = asked.title.trim()
      const order = { ...asked, brandId, operator, title, found, at: clock.now() }
      const caseId = await database.inTx((tx) => openInTx(tx, order))
      return shown.showRiskCase(brandId, caseId)
    },

    /** Refuses `risk.case_unknown`, `risk.case_full`, `queue.operator_unknown`, `request.id_reused`. */
    changeRiskCase: async (
      { brandId, operator }: By,
      caseId: bigint,
      asked: Change,
    ): Promise<RiskCaseWhole> => {
      const owner =
        typeof asked.owner === 'string' ? await staff.findReader(brandId, asked.owner) : asked.owner
      if (typeof asked.owner === 'string' && owner === undefined) {
        throw new Refusal('queue.operator_unknown')
      }
      await database.inTx(async (tx) => {
        const row = await lockCase(tx, brandId, caseId)
        if (!row) throw new Refusal('risk.case_unknown')
        await saveChange(tx, row, { operator, at: clock.now() }, { ...asked, owner })
      })
      return shown.showRiskCase(brandId, caseId)
    },
  }
}
