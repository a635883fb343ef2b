import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import { returnedStatuses } from '../domain/order-status.ts'
import type { LotteryTables, TicketRow, TicketStatus } from '../../tables.ts'

type Db = Kysely<LotteryTables>

/** Lost, won, and won but waiting for operators. */
const countedStatuses: readonly TicketStatus[] = [2, 4, 14]

/** Locks only a member's tickets, so that each ends once. */
export const lockTickets = (
  tx: Tx,
  memberId: bigint,
  by: { readonly ids: readonly bigint[] } | { readonly orderIds: readonly bigint[] },
): Promise<TicketRow[]> => {
  const query = tables<LotteryTables>(tx)
    .selectFrom('lottery.ticket')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id')
    .forUpdate()
  return 'ids' in by
    ? query.where('id', 'in', by.ids).execute()
    : query.where('order_id', 'in', by.orderIds).execute()
}

export const endTickets = async (
  tx: Tx,
  memberId: bigint,
  ids: readonly bigint[],
  change: { readonly status: TicketStatus; readonly at: Date },
): Promise<void> => {
  await tables<LotteryTables>(tx)
    .updateTable('lottery.ticket')
    .set({ status: change.status, ended_at: change.at, is_held: false })
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .execute()
}

export type DrawTicket = {
  readonly id: bigint
  readonly member_id: bigint
  readonly order_id: bigint
  readonly multiple: number
  readonly stake_minor: bigint
  readonly slip: string
  readonly prize_mode_id: number
  readonly odds_return_bp: number
  readonly share_first: number | null
  readonly share_count: number | null
  readonly share_of: number | null
}

/**
 * Tickets that wait for the draw's numbers, with their slips, in the order of their ids. Each order is looked up
 * by its key: with a free join the planner reads every order for every page.
 */
export const listWaitingTickets = async (
  db: Db,
  drawId: bigint,
  after: bigint,
  limit: number,
): Promise<DrawTicket[]> => {
  const { rows } = await sql<DrawTicket>`
    select t.id, t.member_id, t.order_id, t.multiple, t.stake_minor,
      o.slip, o.prize_mode_id, o.odds_return_bp, o.share_first, o.share_count, o.share_of
    from lottery.ticket t
    cross join lateral (
      select x.slip, x.prize_mode_id, x.odds_return_bp, x.share_first, x.share_count, x.share_of
      from lottery.placed_order x
      where x.member_id = t.member_id and x.id = t.order_id limit 1
    ) o
    where t.draw_id = ${drawId} and t.id > ${after} and t.status = 2
    order by t.id limit ${limit}`.execute(db)
  return rows
}

export type WaitingTicket = DrawTicket & Pick<TicketRow, 'rebate_minor'>

const listOfMembers = async (
  db: Db,
  drawId: bigint,
  memberIds: readonly bigint[],
  statuses: readonly TicketStatus[],
): Promise<WaitingTicket[]> => {
  const { rows } = await sql<WaitingTicket>`
    select t.id, t.member_id, t.order_id, t.multiple, t.stake_minor, t.rebate_minor,
      o.slip, o.prize_mode_id, o.odds_return_bp, o.share_first, o.share_count, o.share_of
    from lottery.ticket t
    join lottery.placed_order o on o.member_id = t.member_id and o.id = t.order_id
    where t.draw_id = ${drawId} and t.member_id = any(${memberIds}::bigint[])
      and t.status = any(${statuses}::smallint[])
    order by t.member_id, t.id`.execute(db)
  return rows
}

/** The same for some members only. */
export const listWaitingOf = (
  db: Db,
  drawId: bigint,
  memberIds: readonly bigint[],
): Promise<WaitingTicket[]> => listOfMembers(db, drawId, memberIds, [2])

/** Tickets of some members on a settled draw whose stakes count. */
export const listSettledOf = (
  db: Db,
  drawId: bigint,
  memberIds: readonly bigint[],
): Promise<WaitingTicket[]> => listOfMembers(db, drawId, memberIds, [...countedStatuses])

/** Members whose stakes on a settled draw count. */
export const listBettors = async (
  db: Db,
  drawId: bigint,
  limit: number,
): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ member_id: bigint }>`
    select distinct member_id from lottery.ticket
    where draw_id = ${drawId} and status = any(${countedStatuses}::smallint[])
    order by member_id limit ${limit}`.execute(db)
  return rows.map(({ member_id: memberId }) => memberId)
}

/** Leaves under the draw's root, in the order of the tickets' ids: those valid at the close. */
export const listLeaves = async (
  db: Db,
  drawId: bigint,
  after: bigint,
  limit: number,
): Promise<{ id: bigint; leaf: Buffer; stake_minor: bigint }[]> => {
  const { rows } = await sql<{ id: bigint; leaf: Buffer; stake_minor: bigint }>`
    select id, leaf, stake_minor from lottery.ticket
    where draw_id = ${drawId} and id > ${after} and status not in (6, 7, 8, 17)
    order by id limit ${limit}`.execute(db)
  return rows
}

/** A member's stakes on a draw, less returned ones. */
export const sumStakesOf = async (
  tx: Tx,
  memberId: bigint,
  drawIds: readonly bigint[],
): Promise<Map<bigint, bigint>> => {
  const { rows } = await sql<{ draw_id: bigint; stake: string }>`
    select draw_id, sum(stake_minor)::text as stake from lottery.ticket
    where draw_id = any(${drawIds}::bigint[]) and member_id = ${memberId}
      and status <> all(${returnedStatuses}::smallint[])
    group by draw_id`.execute(tx)
  return new Map(rows.map((row) => [row.draw_id, BigInt(row.stake)]))
}

export type HeldTicket = {
  readonly id: bigint
  readonly member_id: bigint
  readonly order_id: bigint
  readonly stake_minor: bigint
}

/** Tickets of traces whose stake is still held. */
export const lockHeldTickets = async (
  tx: Tx,
  drawId: bigint,
  statuses: readonly TicketStatus[],
  limit: number,
): Promise<HeldTicket[]> => {
  const { rows } = await sql<HeldTicket>`
    select id, member_id, order_id, stake_minor from lottery.ticket
    where draw_id = ${drawId} and is_held and status = any(${statuses}::smallint[])
    order by id limit ${limit} for update`.execute(tx)
  return rows
}

export const markNotHeld = async (
  tx: Tx,
  drawId: bigint,
  ids: readonly bigint[],
): Promise<void> => {
  await sql`update lottery.ticket set is_held = false
    where draw_id = ${drawId} and id = any(${ids}::bigint[])`.execute(tx)
}

/** Tickets of a void draw. */
export const voidTickets = async (tx: Tx, drawId: bigint, at: Date): Promise<void> => {
  await sql`update lottery.ticket set status = 12, ended_at = ${at}
    where draw_id = ${drawId} and status in (2, 4, 14, 16)`.execute(tx)
}

/** Tickets that wait for a re-draw. */
export const reopenTickets = async (tx: Tx, drawId: bigint): Promise<void> => {
  await sql`update lottery.ticket set status = 2
    where draw_id = ${drawId} and status in (4, 14, 16)`.execute(tx)
}

/** A prize that operators approved. */
export const markPrizeApproved = async (
  tx: Tx,
  memberId: bigint,
  ticketId: bigint,
): Promise<void> => {
  await sql`update lottery.ticket set status = 4
    where member_id = ${memberId} and id = ${ticketId} and status = 14`.execute(tx)
}
