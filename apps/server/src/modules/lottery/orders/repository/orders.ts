import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { LotteryTables, OrderRow } from '../../tables.ts'

export const findOrder = (
  db: Kysely<LotteryTables>,
  memberId: bigint,
  id: bigint,
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('lottery.placed_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()

export type WonTrace = { readonly member_id: bigint; readonly id: bigint }

/** Orders whose ticket in this draw won, and which stop on a win. */
export const listWonTraces = async (
  db: Kysely<LotteryTables>,
  drawId: bigint,
  after: bigint,
  limit: number,
): Promise<(WonTrace & { readonly ticket_id: bigint })[]> => {
  const { rows } = await sql<WonTrace & { ticket_id: bigint }>`
    select o.member_id, o.id, t.id as ticket_id from lottery.ticket t
    join lottery.placed_order o on o.member_id = t.member_id and o.id = t.order_id
    where t.draw_id = ${drawId} and t.id > ${after} and t.status in (4, 14)
      and t.trace_number > 0 and o.stops_on_win
    order by t.id limit ${limit}`.execute(db)
  return rows
}

/** Traces of a member with undrawn tickets, by id. */
export const listTracesOf = (
  db: Kysely<LotteryTables>,
  memberId: bigint,
  afterId: bigint,
  limit: number,
): Promise<Pick<OrderRow, 'member_id' | 'id' | 'game_id'>[]> =>
  db
    .selectFrom('lottery.placed_order as o')
    .select(['o.member_id', 'o.id', 'o.game_id'])
    .where('o.member_id', '=', memberId)
    .where('o.is_trace', '=', true)
    .where('o.id', '>', afterId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('lottery.ticket as t')
          .select('t.id')
          .where('t.member_id', '=', memberId)
          .whereRef('t.order_id', '=', 'o.id')
          .where('t.status', '=', 2),
      ),
    )
    .orderBy('o.id')
    .limit(limit)
    .execute()

/** Traces that end when their numbers come before their first draw, and that start after this draw. */
export const listAbandoning = (
  db: Kysely<LotteryTables>,
  { gameId, drawId, drawsAt }: { gameId: number; drawId: bigint; drawsAt: Date },
): Promise<OrderRow[]> =>
  db
    .selectFrom('lottery.placed_order as o')
    .innerJoin('lottery.draw as f', 'f.id', 'o.first_draw_id')
    .selectAll('o')
    .where('o.game_id', '=', gameId)
    .where('o.abandons', '=', true)
    .where('o.placed_at', '<', drawsAt)
    .where('f.draws_at', '>', drawsAt)
    .where('f.status', 'in', ['scheduled', 'open'])
    .where('o.first_draw_id', '<>', drawId)
    .limit(10_000)
    .execute()

/** Orders of a member, by their ids. */
export const readOrders = (tx: Tx, memberId: bigint, ids: readonly bigint[]): Promise<OrderRow[]> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.placed_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
