import { sql, type Kysely, type RawBuilder } from 'kysely'
import { returnedStatuses } from '../domain/order-status.ts'
import type { DrawStatus, TicketStatus } from '../../common/domain/states.ts'
import type { LotteryTables } from '../../tables.ts'

type Db = Kysely<LotteryTables>

export type TicketFilter = {
  readonly memberId: bigint
  readonly from: Date
  readonly to: Date
  readonly gameId?: number | undefined
  readonly orderId?: bigint | undefined
  readonly traceNumber?: number | undefined
  readonly drawNumber?: string | undefined
  readonly isTrace?: boolean | undefined
  /** The wire's status; 5 is a waiting ticket of a settled draw. */
  readonly status?: number | undefined
}

export type ListedTicket = {
  readonly id: bigint
  readonly order_id: bigint
  readonly code: string
  readonly draw_number: string
  readonly placed_at: Date
  readonly is_trace: boolean
  readonly trace_number: number
  readonly ticket_count: number
  readonly open_count: bigint
  readonly last_draw_number: string
  readonly stake_minor: bigint
  readonly is_returned: boolean
  readonly won_minor: bigint
  readonly result: string | null
  readonly status: TicketStatus
  readonly draw_status: DrawStatus
  readonly is_share: boolean
  readonly cancel_until: Date | null
}

const statusOf = (status: number): RawBuilder<boolean> => {
  if (status === 5) return sql`t.status = 2 and d.status = 'settled'`
  if (status === 2) return sql`t.status = 2 and d.status <> 'settled'`
  return sql`t.status = ${status}`
}

const conditionsOf = (filter: TicketFilter): RawBuilder<boolean> =>
  sql.join(
    [
      sql<boolean>`t.member_id = ${filter.memberId} and t.placed_at between ${filter.from} and ${filter.to}`,
      ...(filter.gameId === undefined ? [] : [sql<boolean>`t.game_id = ${filter.gameId}`]),
      ...(filter.orderId === undefined ? [] : [sql<boolean>`t.order_id = ${filter.orderId}`]),
      ...(filter.traceNumber === undefined
        ? []
        : [sql<boolean>`t.trace_number = ${filter.traceNumber}`]),
      ...(filter.drawNumber === undefined
        ? []
        : [sql<boolean>`d.draw_number = ${filter.drawNumber}`]),
      ...(filter.isTrace === undefined ? [] : [sql<boolean>`o.is_trace = ${filter.isTrace}`]),
      ...(filter.status === undefined ? [] : [statusOf(filter.status)]),
    ],
    sql` and `,
  ) as RawBuilder<boolean> // each of them is a condition

const from = sql`
  from lottery.ticket t
  join lottery.placed_order o on o.member_id = t.member_id and o.id = t.order_id
  join lottery.draw d on d.id = t.draw_id
  join lottery.game g on g.id = t.game_id
  left join lateral (
    select sum(c.amount_minor)::bigint as won from lottery.credit c
    where c.member_id = t.member_id and c.ticket_id = t.id and c.attempt = d.attempt
      and c.kind = 'prize' and c.state in ('due', 'paid', 'review')
  ) w on true`

/** The end of sales, for tickets that `cancelOrders` takes until then. */
const cancelUntil = sql`
  case when t.status = 2 and o.shared_ticket_id is null and d.status in ('open', 'scheduled')
    then d.closes_at end as cancel_until`

/** Newest first. */
export const listTickets = async (
  db: Db,
  filter: TicketFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<ListedTicket[]> => {
  const { rows } = await sql<ListedTicket>`
    select t.id, t.order_id, g.code, d.draw_number, t.placed_at, o.is_trace, t.trace_number,
      o.ticket_count, o.last_draw_number, t.stake_minor, t.status = any(${returnedStatuses}::smallint[]) as is_returned,
      coalesce(w.won, 0) as won_minor, d.result, t.status, d.status as draw_status,
      o.shared_ticket_id is not null as is_share, ${cancelUntil},
      (select count(*) from lottery.ticket x
       where x.member_id = o.member_id and x.order_id = o.id
         and x.status not in (6, 7, 8, 17)) as open_count
    ${from} where ${conditionsOf(filter)}
    order by t.placed_at desc, t.id desc limit ${size} offset ${page * size}`.execute(db)
  return rows
}

export type TicketTotals = {
  readonly count: bigint
  readonly plan: bigint
  readonly actual: bigint
  readonly won: bigint
}

export const sumTickets = async (db: Db, filter: TicketFilter): Promise<TicketTotals> => {
  const { rows } = await sql<TicketTotals>`
    select count(*) as count, coalesce(sum(t.stake_minor), 0)::bigint as plan,
      coalesce(sum(t.stake_minor) filter (where t.status <> all(${returnedStatuses}::smallint[])), 0)::bigint
        as actual,
      coalesce(sum(w.won), 0)::bigint as won
    ${from} where ${conditionsOf(filter)}`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('lottery: no totals')
  return totals
}

export type DetailTicket = {
  readonly id: bigint
  readonly trace_number: number
  readonly draw_number: string
  readonly result: string | null
  readonly drawn_on: string
  readonly multiple: number
  readonly stake_minor: bigint
  readonly won_minor: bigint
  readonly status: TicketStatus
  readonly draw_status: DrawStatus
  readonly cancel_until: Date | null
}

const detail = sql`
  select t.id, t.order_id, t.trace_number, d.draw_number, d.result, d.drawn_on, t.multiple,
    t.stake_minor, coalesce(w.won, 0) as won_minor, t.status, d.status as draw_status, ${cancelUntil} ${from}`

/** The tickets of one order, in the order of their draws. */
export const listTicketsOfOrder = async (
  db: Db,
  memberId: bigint,
  orderId: bigint,
): Promise<DetailTicket[]> => {
  const { rows } = await sql<DetailTicket>`${detail}
    where t.member_id = ${memberId} and t.order_id = ${orderId}
    order by t.trace_number`.execute(db)
  return rows
}

export const findTicket = async (
  db: Db,
  memberId: bigint,
  ticketId: bigint,
): Promise<(DetailTicket & { readonly order_id: bigint }) | undefined> => {
  const { rows } = await sql<DetailTicket & { order_id: bigint }>`${detail}
    where t.member_id = ${memberId} and t.id = ${ticketId}`.execute(db)
  return rows[0]
}
