import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { NewOrder } from './orders.ts'
import type { OrderRow } from '../../tables.ts'
import type { NewTicket } from './tickets.ts'

export type OrderName = {
  readonly memberId: bigint
  readonly clientId: string
  readonly part: number
}

/** Existing orders with these names, and ids for as many as there may be. */
export const findNamedOrders = async (
  tx: Tx,
  names: readonly OrderName[],
): Promise<{ readonly known: readonly OrderRow[]; readonly ids: readonly bigint[] }> => {
  // Looked up by key, regardless of the planner's statistics of the table.
  const { rows: known } = await sql<OrderRow>`
    select o.* from unnest(${names.map(({ memberId }) => memberId)}::bigint[],
      ${names.map(({ clientId }) => clientId)}::uuid[],
      ${names.map(({ part }) => part)}::smallint[]) u (member_id, client_id, part)
    cross join lateral (
      select * from lottery.placed_order x
      where x.member_id = u.member_id and x.client_id = u.client_id and x.part = u.part limit 1
    ) o`.execute(tx)
  const { rows } = await sql<{ id: bigint }>`
    select nextval('lottery.placed_order_id_seq') as id
    from generate_series(1, ${names.length}::integer)`.execute(tx)
  return { known, ids: rows.map(({ id }) => id) }
}

export type PlacedRow = {
  readonly order: NewOrder & { readonly id: bigint }
  readonly tickets: readonly NewTicket[]
}

const arrayText = (values: readonly (bigint | number)[]): string => `{${values.join(',')}}`

/** Orders with their tickets, in two statements. */
export const insertPlaced = async (tx: Tx, rows: readonly PlacedRow[]): Promise<void> => {
  const orders = rows.map(({ order }) => order)
  const tickets = rows.flatMap((row) => row.tickets)
  await sql`
    insert into lottery.placed_order (member_id, id, brand_id, game_id, client_id, part, fingerprint, prize_mode_id, slip,
     odds_return_bp, item_count, stakes_count, stake_minor, is_trace, stops_on_win, abandons,
     ticket_count, plan_minor, first_draw_id, last_draw_number, upline_ids, upline_shares, placed_at) overriding system value
    select u.member_id, u.id, u.brand_id, u.game_id, u.client_id, u.part, u.fingerprint,
      u.prize_mode_id, u.slip, u.odds_return_bp, u.item_count, u.stakes_count, u.stake_minor, u.is_trace,
      u.stops_on_win, u.abandons, u.ticket_count, u.plan_minor, u.first_draw_id, u.last_draw_number,
      u.upline_ids::bigint[], u.upline_shares::integer[], u.placed_at
    from unnest(
      ${orders.map((one) => one.member_id)}::bigint[], ${orders.map((one) => one.id)}::bigint[],
      ${orders.map((one) => one.brand_id)}::integer[], ${orders.map((one) => one.game_id)}::integer[],
      ${orders.map((one) => one.client_id)}::uuid[], ${orders.map((one) => one.part)}::smallint[],
      ${orders.map((one) => one.fingerprint)}::text[],
      ${orders.map((one) => one.prize_mode_id)}::smallint[], ${orders.map((one) => one.slip)}::text[],
      ${orders.map((one) => one.odds_return_bp)}::integer[],
      ${orders.map((one) => one.item_count)}::integer[],
      ${orders.map((one) => one.stakes_count)}::integer[],
      ${orders.map((one) => one.stake_minor)}::bigint[],
      ${orders.map((one) => one.is_trace)}::boolean[],
      ${orders.map((one) => one.stops_on_win)}::boolean[],
      ${orders.map((one) => one.abandons)}::boolean[],
      ${orders.map((one) => one.ticket_count)}::integer[],
      ${orders.map((one) => one.plan_minor)}::bigint[],
      ${orders.map((one) => one.first_draw_id)}::bigint[],
      ${orders.map((one) => one.last_draw_number)}::text[],
      ${orders.map((one) => arrayText(one.upline_ids))}::text[],
      ${orders.map((one) => arrayText(one.upline_shares))}::text[],
      ${orders.map((one) => one.placed_at)}::timestamptz[])
      u (member_id, id, brand_id, game_id, client_id, part, fingerprint, prize_mode_id, slip,
        odds_return_bp, item_count, stakes_count, stake_minor, is_trace, stops_on_win, abandons, ticket_count, plan_minor, first_draw_id,
        last_draw_number, upline_ids, upline_shares, placed_at)`.execute(tx)
  await sql`
    insert into lottery.ticket (member_id, order_id, trace_number, draw_id, game_id, multiple,
      stake_minor, rebate_minor, shared_minor, is_held, leaf, placed_at)
    select u.member_id, u.order_id, u.trace_number, u.draw_id, u.game_id, u.multiple, u.stake_minor,
      u.rebate_minor, u.shared_minor, u.is_held, u.leaf, u.placed_at
    from unnest(
      ${tickets.map((one) => one.member_id)}::bigint[],
      ${tickets.map((one) => one.order_id)}::bigint[],
      ${tickets.map((one) => one.trace_number)}::integer[],
      ${tickets.map((one) => one.draw_id)}::bigint[],
      ${tickets.map((one) => one.game_id)}::integer[],
      ${tickets.map((one) => one.multiple)}::integer[],
      ${tickets.map((one) => one.stake_minor)}::bigint[],
      ${tickets.map((one) => one.rebate_minor)}::bigint[],
      ${tickets.map((one) => one.shared_minor)}::bigint[],
      ${tickets.map((one) => one.is_held)}::boolean[],
      ${tickets.map((one) => one.leaf)}::bytea[],
      ${tickets.map((one) => one.placed_at)}::timestamptz[])
      u (member_id, order_id, trace_number, draw_id, game_id, multiple, stake_minor, rebate_minor,
        shared_minor, is_held, leaf, placed_at)`.execute(tx)
}
