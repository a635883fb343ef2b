import { sql, type Kysely } from 'kysely'
import type { CreditRow, LotteryTables } from '../../tables.ts'

type Db = Kysely<LotteryTables>

export type NumberedTicket = {
  readonly ticket_id: bigint
  readonly order_id: bigint
  readonly member_id: bigint
  readonly stake_minor: bigint
}

/** By its number, or the first of the order with this number; undefined unless it is of the brand. */
export const findNumbered = async (
  db: Db,
  brandId: number,
  { by, id }: { readonly by: 'ticket' | 'order'; readonly id: bigint },
): Promise<NumberedTicket | undefined> => {
  const { rows } = await sql<NumberedTicket>`
    select t.id as ticket_id, t.order_id, t.member_id, t.stake_minor
    from lottery.ticket t
    join lottery.placed_order o on o.member_id = t.member_id and o.id = t.order_id
    where ${by === 'ticket' ? sql`t.id = ${id}` : sql`o.id = ${id}`} and o.brand_id = ${brandId}
    order by t.id limit 1`.execute(db)
  return rows[0]
}

/** Tickets of an order with their draws, in the order of these. */
export const listOfOrder = async (
  db: Db,
  memberId: bigint,
  orderId: bigint,
  limit: number,
): Promise<{ readonly id: bigint; readonly draw_number: string }[]> => {
  const { rows } = await sql<{ id: bigint; draw_number: string }>`
    select t.id, d.draw_number from lottery.ticket t join lottery.draw d on d.id = t.draw_id
    where t.member_id = ${memberId} and t.order_id = ${orderId}
    order by t.trace_number, t.id limit ${limit}`.execute(db)
  return rows
}

/** What the draw owes for the ticket, of every attempt. */
export const listCreditsOf = (
  db: Db,
  memberId: bigint,
  ticketId: bigint,
): Promise<Pick<CreditRow, 'id' | 'kind' | 'state' | 'amount_minor'>[]> =>
  db
    .selectFrom('lottery.credit')
    .select(['id', 'kind', 'state', 'amount_minor'])
    .where('member_id', '=', memberId)
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .limit(20)
    .execute()

export type TicketFacts = {
  readonly status: number
  readonly ended_at: Date | null
}

/** The state of a ticket. */
export const getTicketFacts = (db: Db, memberId: bigint, ticketId: bigint): Promise<TicketFacts> =>
  db
    .selectFrom('lottery.ticket')
    .select(['status', 'ended_at'])
    .where('member_id', '=', memberId)
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow()
