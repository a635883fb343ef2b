import type { Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { LotteryTables, OrderRow, TicketRow } from '../../tables.ts'

type Db = Tx | Kysely<LotteryTables>

export type OrderName = {
  readonly memberId: bigint
  readonly clientId: string
  readonly part: number
}

export type NewOrder = Omit<OrderRow, 'id'>
export type NewTicket = Omit<TicketRow, 'id' | 'status' | 'ended_at'>

/** Existing orders with these names. Looked up by key, regardless of the planner's statistics of the table. */
export const findNamedOrders = async (
  db: Db,
  names: readonly OrderName[],
): Promise<readonly OrderRow[]> => {
  const { rows } = await sql<OrderRow>`
    select o.* from unnest(${names.map(({ memberId }) => memberId)}::bigint[],
      ${names.map(({ clientId }) => clientId)}::uuid[],
      ${names.map(({ part }) => part)}::smallint[]) u (member_id, client_id, part)
    cross join lateral (
      select * from lottery.placed_order x
      where x.member_id = u.member_id and x.client_id = u.client_id and x.part = u.part limit 1
    ) o`.execute(db)
  return rows
}

/** Ids for new orders. */
export const takeOrderIds = async (tx: Tx, count: number): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select nextval('lottery.placed_order_id_seq') as id
    from generate_series(1, ${count}::integer)`.execute(tx)
  return rows.map(({ id }) => id)
}

export type PlacedRow = {
  readonly order: NewOrder & { readonly id: bigint }
  readonly tickets: readonly NewTicket[]
}

const orderTypes: Readonly<Record<keyof PlacedRow['order'], string>> = {
  member_id: 'bigint',
  id: 'bigint',
  brand_id: 'integer',
  game_id: 'integer',
  client_id: 'uuid',
  part: 'smallint',
  fingerprint: 'text',
  prize_mode_id: 'smallint',
  slip: 'text',
  odds_return_bp: 'integer',
  item_count: 'integer',
  stakes_count: 'integer',
  stake_minor: 'bigint',
  is_trace: 'boolean',
  stops_on_win: 'boolean',
  abandons: 'boolean',
  ticket_count: 'integer',
  plan_minor: 'bigint',
  first_draw_id: 'bigint',
  last_draw_number: 'text',
  upline_ids: 'bigint[]',
  upline_shares: 'integer[]',
  placed_at: 'timestamptz',
  shared_ticket_id: 'uuid',
  share_first: 'integer',
  share_count: 'integer',
  share_of: 'integer',
}

const ticketTypes: Readonly<Record<keyof NewTicket, string>> = {
  member_id: 'bigint',
  order_id: 'bigint',
  trace_number: 'integer',
  draw_id: 'bigint',
  game_id: 'integer',
  multiple: 'integer',
  stake_minor: 'bigint',
  rebate_minor: 'bigint',
  shared_minor: 'bigint',
  is_held: 'boolean',
  leaf: 'bytea',
  placed_at: 'timestamptz',
}

/** A list within a column goes as text: `unnest` would take lists of lists apart. */
const listText = (value: unknown): unknown =>
  Array.isArray(value) ? `{${value.join(',')}}` : value

const insertRows = async <Name extends string>(
  tx: Tx,
  table: string,
  types: Readonly<Record<Name, string>>,
  rows: readonly Readonly<Record<Name, unknown>>[],
): Promise<void> => {
  const columns = Object.entries<string>(types).map(([name, type]) => ({
    name: sql.ref(name),
    type: sql.raw(type),
    list: sql`${rows.map((row) => listText(row[name as Name]))}::${sql.raw(type.endsWith('[]') ? 'text' : type)}[]`,
  }))
  const names = sql.join(columns.map(({ name }) => name))
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${sql.join(columns.map(({ name, type }) => sql`u.${name}::${type}`))}
    from unnest(${sql.join(columns.map(({ list }) => list))}) u (${names})`.execute(tx)
}

/** Orders with their tickets, in two statements. */
export const insertPlaced = async (tx: Tx, rows: readonly PlacedRow[]): Promise<void> => {
  const orders = rows.map(({ order }) => order)
  const tickets = rows.flatMap((row) => row.tickets)
  await insertRows(tx, 'lottery.placed_order', orderTypes, orders)
  await insertRows(tx, 'lottery.ticket', ticketTypes, tickets)
}
