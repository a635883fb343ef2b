import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { PaymentRow, AmlDb, AmlTables } from './tables.ts'

export type Position = { readonly at: Date; readonly id: string }

/** How far a source is read; the beginning of time before the first reading. */
export const findPosition = async (db: AmlDb, source: string): Promise<Position> => {
  const row = await db
    .selectFrom('aml.position')
    .select(['at', 'id'])
    .where('source', '=', source)
    .executeTakeFirst()
  return row ?? { at: new Date(0), id: '' }
}

/** Marks members as changed and moves the position of the source, together. */
export const markDue = async (
  tx: Tx,
  {
    memberIds,
    source,
    position,
    at,
  }: {
    readonly memberIds: readonly bigint[]
    readonly source: string
    readonly position: Position
    readonly at: Date
  },
): Promise<void> => {
  const db = tables<AmlTables>(tx)
  await sql`
    insert into aml.due as d (member_id, since)
    select distinct member, ${at}::timestamptz from unnest(${memberIds}::bigint[]) member order by 1
    on conflict (member_id) do update set changes = d.changes + 1`.execute(db)
  await db
    .insertInto('aml.position')
    .values({ source, ...position })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ ...position }))
    .execute()
}

export type Due = { readonly memberId: bigint; readonly changes: bigint }

/** Members with changes, those that wait longest first. */
export const listDue = async (db: AmlDb, limit: number): Promise<Due[]> => {
  const rows = await db
    .selectFrom('aml.due')
    .select(['member_id', 'changes'])
    .orderBy('since')
    .orderBy('member_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ memberId: row.member_id, changes: row.changes }))
}

/** Takes a member off the list unless something changed since it was read. */
export const endDue = async (tx: Tx, { memberId, changes }: Due): Promise<void> => {
  await tables<AmlTables>(tx)
    .deleteFrom('aml.due')
    .where('member_id', '=', memberId)
    .where('changes', '=', changes)
    .execute()
}

/** A member whose evaluation failed waits behind all others. */
export const postponeDue = async (db: AmlDb, memberId: bigint, at: Date): Promise<void> => {
  await db.updateTable('aml.due').set({ since: at }).where('member_id', '=', memberId).execute()
}

type Span = { readonly from: Date; readonly until: Date }

/** Payments of accounts within a span, the newest first. */
export const listPayments = (
  db: AmlDb,
  memberIds: readonly bigint[],
  { from, until }: Span,
  limit: number,
): Promise<PaymentRow[]> =>
  db
    .selectFrom('aml.payment')
    .selectAll()
    .where('member_id', 'in', [...memberIds, 0n])
    .where('at', '>=', from)
    .where('at', '<=', until)
    .orderBy('at', 'desc')
    .orderBy('transfer_id', 'desc')
    .limit(limit)
    .execute()

/** Hours in which accounts played, in order. */
export const listPlay = (db: AmlDb, memberIds: readonly bigint[], { from, until }: Span) =>
  db
    .selectFrom('aml.play_hour')
    .select((eb) => [
      'hour',
      eb.fn.sum<bigint>('stakes_minor').as('stakes_minor'),
      eb.fn.sum<bigint>('prizes_minor').as('prizes_minor'),
    ])
    .where('member_id', 'in', [...memberIds, 0n])
    .where('hour', '>=', from)
    .where('hour', '<=', until)
    .groupBy('hour')
    .orderBy('hour')
    .execute()

/** The last payment or play of accounts before an instant. */
export const findActiveBefore = async (
  db: AmlDb,
  memberIds: readonly bigint[],
  before: Date,
): Promise<Date | undefined> => {
  const ids = [...memberIds, 0n]
  const payment = await db
    .selectFrom('aml.payment')
    .select('at')
    .where('member_id', 'in', ids)
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const play = await db
    .selectFrom('aml.play_hour')
    .select('hour')
    .where('member_id', 'in', ids)
    .where('hour', '<', before)
    .orderBy('hour', 'desc')
    .limit(1)
    .executeTakeFirst()
  const times = [payment?.at, play?.hour].flatMap((one) => (one ? [one.getTime()] : []))
  return times.length === 0 ? undefined : new Date(Math.max(...times))
}

/** Money and play of days in a zone, in order; days without any are left out. */
export const sumDays = async (
  db: AmlDb,
  memberIds: readonly bigint[],
  { from, until, timeZone }: Span & { readonly timeZone: string },
) => {
  const { rows } = await sql<{
    day: string
    deposits: bigint
    withdrawals: bigint
    stakes: bigint
    prizes: bigint
  }>`
    with moved as (
      select (at at time zone ${timeZone})::date as day,
        case kind when 'deposit' then amount_minor when 'reversal' then -amount_minor else 0 end as deposits,
        case kind when 'withdrawal' then amount_minor when 'sent_back' then -amount_minor else 0 end as withdrawals,
        0::bigint as stakes, 0::bigint as prizes
      from aml.payment where member_id = any(${memberIds}::bigint[]) and at >= ${from} and at <= ${until}
      union all
      select (hour at time zone ${timeZone})::date, 0, 0, stakes_minor, prizes_minor
      from aml.play_hour where member_id = any(${memberIds}::bigint[]) and hour >= ${from} and hour <= ${until}
    )
    select to_char(day, 'YYYY-MM-DD') as day, sum(deposits)::bigint as deposits,
      sum(withdrawals)::bigint as withdrawals, sum(stakes)::bigint as stakes, sum(prizes)::bigint as prizes
    from moved group by 1 order by 1`.execute(db)
  return rows
}
