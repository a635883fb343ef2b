import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { LotteryTables, SharedTicketRow } from '../../tables.ts'

type Db = Kysely<LotteryTables>

export const insertSharedTicket = async (
  tx: Tx,
  row: Omit<SharedTicketRow, 'state' | 'ended_at'>,
): Promise<void> => {
  await tables<LotteryTables>(tx)
    .insertInto('lottery.shared_ticket')
    .values({ ...row, state: row.taken_count === row.share_of ? 'full' : 'open' })
    .execute()
}

/** Locked, so that each share is sold once. */
export const lockSharedTicket = (tx: Tx, id: string): Promise<SharedTicketRow | undefined> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.shared_ticket')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const addSharesTaken = async (
  tx: Tx,
  { id, share_of }: Pick<SharedTicketRow, 'id' | 'share_of'>,
  taken: number,
): Promise<void> => {
  await tables<LotteryTables>(tx)
    .updateTable('lottery.shared_ticket')
    .set({ taken_count: taken, state: taken === share_of ? 'full' : 'open' })
    .where('id', '=', id)
    .execute()
}

export const markSharesReturned = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tables<LotteryTables>(tx)
    .updateTable('lottery.shared_ticket')
    .set({ state: 'returned', ended_at: at })
    .where('id', '=', id)
    .execute()
}

/** Shared tickets of a draw that were not sold out. */
export const listUnfilled = async (db: Db, drawId: bigint, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('lottery.shared_ticket')
    .select('id')
    .where('draw_id', '=', drawId)
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export type HolderTicket = {
  readonly id: bigint
  readonly member_id: bigint
  readonly order_id: bigint
  readonly stake_minor: bigint
  readonly client_id: string
  readonly share_first: number
  readonly share_count: number
  readonly placed_at: Date
}

/** The holders' parts of a shared ticket, in the order of its shares. */
export const listHolders = async (db: Db, sharedId: string): Promise<HolderTicket[]> => {
  const { rows } = await sql<HolderTicket>`
    select t.id, t.member_id, t.order_id, t.stake_minor, o.client_id, o.share_first, o.share_count,
      t.placed_at
    from lottery.placed_order o
    join lottery.ticket t on t.member_id = o.member_id and t.order_id = o.id
    where o.shared_ticket_id = ${sharedId} order by o.share_first`.execute(db)
  return rows
}

export type ListedShared = SharedTicketRow & {
  readonly draw_number: string
  readonly closes_at: Date
  readonly mine: number
}

const listed = (memberId: bigint | undefined) => sql`
  select s.*, d.draw_number, d.closes_at, coalesce((
    select sum(o.share_count) from lottery.placed_order o
    where o.shared_ticket_id = s.id and o.member_id = ${memberId ?? null}::bigint
  ), 0)::integer as mine
  from lottery.shared_ticket s join lottery.draw d on d.id = s.draw_id`

/** Those of a lottery with shares on offer: the member's own first, then the fullest. */
export const listOpenShared = async (
  db: Db,
  wanted: { readonly gameId: number; readonly memberId: bigint | undefined; readonly at: Date },
  limit: number,
): Promise<ListedShared[]> => {
  const { rows } = await sql<ListedShared>`
    select * from (${listed(wanted.memberId)}
      where s.state = 'open' and d.game_id = ${wanted.gameId} and d.closes_at > ${wanted.at}
        and d.status in ('scheduled', 'open')
    ) x order by (mine > 0) desc, closes_at, share_of - taken_count, opened_at
    limit ${limit}`.execute(db)
  return rows
}

export const findListedShared = async (
  db: Db,
  id: string,
  memberId: bigint | undefined,
): Promise<ListedShared | undefined> => {
  const { rows } = await sql<ListedShared>`${listed(memberId)} where s.id = ${id}`.execute(db)
  return rows[0]
}
