import type { OfficeEventKind } from '@trevo/contract/ops/members/members.ts'
import type { Selectable } from 'kysely'
import type { MemberDb, OfficeEventTable } from '../../tables.ts'

export type OfficeEvent = {
  readonly memberId: bigint
  readonly at: Date
  readonly kind: OfficeEventKind
  readonly operator: string | null
  readonly reason: string | null
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Adds what was done to an account, as its page shows it. */
export const addOfficeEvent = async (
  db: MemberDb,
  { memberId, at, kind, operator, reason, detail = {} }: OfficeEvent,
): Promise<void> => {
  await db
    .insertInto('members.office_event')
    .values({ member_id: memberId, at, kind, operator, reason, detail: JSON.stringify(detail) })
    .execute()
}

/** The latest first, before an event of the list. */
export const listOfficeEvents = (
  db: MemberDb,
  memberId: bigint,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<Selectable<OfficeEventTable>[]> => {
  let query = db.selectFrom('members.office_event').selectAll().where('member_id', '=', memberId)
  if (before !== undefined) query = query.where('event_id', '<', before)
  return query.orderBy('event_id', 'desc').limit(limit).execute()
}
