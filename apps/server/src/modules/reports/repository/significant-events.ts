import { tables, type Tx } from '@trevo/database/connect.ts'
import type { SignificantKind } from '@trevo/contract/ops/ledger/events.ts'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { sql } from 'kysely'
import type { ReportsDb, ReportsTables, SignificantEventRow } from './tables.ts'

/** The brand of events that concern the whole installation. */
export const allBrandsId = 0

export type NewSignificantEvent = {
  readonly brandId: number
  readonly at: Date
  readonly kind: SignificantKind
  readonly subject: string
  readonly persons?: readonly string[]
  readonly memberId?: bigint | undefined
  readonly facts: Facts
}

/** Writes an event in the transaction of what it is about. */
export const insertSignificantEvent = async (tx: Tx, event: NewSignificantEvent): Promise<void> => {
  await sql`
    insert into reports.significant_event (brand_id, at, kind, subject, persons, member_id, facts)
    values (${event.brandId}, ${event.at}, ${event.kind}, ${event.subject}, ${[...(event.persons ?? [])]},
      ${event.memberId ?? null}, ${JSON.stringify(event.facts)})`.execute(tables<ReportsTables>(tx))
}

export type EventSearch = {
  readonly brandId: number
  readonly kind?: SignificantKind | undefined
  readonly memberId?: bigint | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  readonly before?: { readonly at: Date; readonly id: bigint } | undefined
  readonly limit: number
}

/** Events of one brand number, newest first, by the index of their order. */
const eventsOf = (db: ReportsDb, brandId: number, search: EventSearch) => {
  const { kind, memberId, from, until, before, limit } = search
  let query = db.selectFrom('reports.significant_event').selectAll().where('brand_id', '=', brandId)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (memberId !== undefined) query = query.where('member_id', '=', memberId)
  if (from) query = query.where('at', '>=', from)
  if (until) query = query.where('at', '<', until)
  if (before) query = query.where(sql<boolean>`(at, id) < (${before.at}, ${before.id})`)
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Events of the brand and of the whole installation, newest first. */
export const searchSignificantEvents = async (
  db: ReportsDb,
  search: EventSearch,
): Promise<SignificantEventRow[]> => {
  const own = await eventsOf(db, search.brandId, search)
  const common = search.memberId === undefined ? await eventsOf(db, allBrandsId, search) : []
  return [...own, ...common]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || Number(b.id - a.id))
    .slice(0, search.limit)
}
