import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import { createCreditStates } from '../../../../platform/credits/repository/credit-states.ts'
import type { CreditRow, CreditState, LotteryTables } from '../../tables.ts'

type Db = Kysely<LotteryTables>

export const creditStates = createCreditStates('lottery.credit')

export type TicketPayout = {
  readonly ticketId: bigint
  readonly memberId: bigint
  readonly prizeMinor: bigint
  readonly tieMinor: bigint
  /** The prize of the whole ticket, which decides whether operators review it. */
  readonly wholeMinor: bigint
}

type Attempt = { readonly drawId: bigint; readonly attempt: number }

/** Tickets' prizes, and stakes returned for ties; from the big-prize threshold on they wait for operators. */
export const insertPayouts = async (
  tx: Tx,
  { drawId, attempt }: Attempt,
  payouts: readonly TicketPayout[],
  bigPrizeMinor: bigint | null,
): Promise<void> => {
  await sql`
    insert into lottery.credit (draw_id, attempt, kind, member_id, ticket_id, amount_minor, state)
    select ${drawId}, ${attempt}, k.kind, u.member_id, u.ticket_id, k.amount,
      case when k.kind = 'prize' and u.whole >= ${bigPrizeMinor}::bigint then 'review'
        else 'due' end
    from unnest(${payouts.map(({ memberId }) => memberId)}::bigint[],
      ${payouts.map(({ ticketId }) => ticketId)}::bigint[],
      ${payouts.map(({ prizeMinor }) => prizeMinor)}::bigint[],
      ${payouts.map(({ tieMinor }) => tieMinor)}::bigint[],
      ${payouts.map(({ wholeMinor }) => wholeMinor)}::bigint[])
      u (member_id, ticket_id, prize, tie, whole)
    cross join lateral (values ('prize', u.prize), ('tie', u.tie)) k (kind, amount)
    where k.amount > 0`.execute(tx)
  await sql`
    update lottery.ticket t
    set status = case when c.prize is null then 16 when c.waits then 14 else 4 end
    from (
      select ticket_id, member_id, max(amount_minor) filter (where kind = 'prize') as prize,
        bool_or(state = 'review') as waits
      from lottery.credit where draw_id = ${drawId} and attempt = ${attempt}
        and ticket_id = any(${payouts.map(({ ticketId }) => ticketId)}::bigint[])
      group by ticket_id, member_id
    ) c where t.member_id = c.member_id and t.id = c.ticket_id`.execute(tx)
}

/** Members' own rebates and the uplines' differences, each once for the whole draw. */
export const insertShares = async (tx: Tx, { drawId, attempt }: Attempt): Promise<void> => {
  await sql`
    insert into lottery.credit (draw_id, attempt, kind, member_id, amount_minor, state)
    select ${drawId}, ${attempt}, 'rebate', member_id, sum(rebate_minor), 'due'
    from lottery.ticket
    where draw_id = ${drawId} and rebate_minor > 0 and status in (2, 4, 14, 16)
    group by member_id`.execute(tx)
  // Positive whole numbers: the fraction of each ticket stays with the house.
  await sql`
    insert into lottery.credit (draw_id, attempt, kind, member_id, amount_minor, state)
    select ${drawId}, ${attempt}, 'difference', u.id, sum(t.shared_minor * u.share / 2000), 'due'
    from lottery.ticket t
    join lottery.placed_order o on o.member_id = t.member_id and o.id = t.order_id
    cross join lateral unnest(o.upline_ids, o.upline_shares) u (id, share)
    where t.draw_id = ${drawId} and t.shared_minor > 0 and t.status in (2, 4, 14, 16)
    group by u.id having sum(t.shared_minor * u.share / 2000) > 0`.execute(tx)
}

/** Stakes returned because the draw is void; held ones are released instead. */
export const insertRefunds = async (tx: Tx, { drawId, attempt }: Attempt): Promise<void> => {
  await sql`
    insert into lottery.credit (draw_id, attempt, kind, member_id, ticket_id, amount_minor, state)
    select ${drawId}, ${attempt}, 'refund', member_id, id, stake_minor, 'due'
    from lottery.ticket
    where draw_id = ${drawId} and status in (2, 4, 14, 16) and not is_held`.execute(tx)
}

/** Deletes credits that are not paid yet. The rest is paid or may be in progress: it is reversed. */
export const annulCredits = async (tx: Tx, { drawId, attempt }: Attempt): Promise<void> => {
  await sql`
    update lottery.credit
    set state = case when state in ('found', 'review') then 'dropped' else 'reversing' end
    where draw_id = ${drawId} and attempt = ${attempt}
      and state in ('found', 'review', 'due', 'paid')`.execute(tx)
}

/** Credits of a draw in one state, by their id. */
export const listCreditsIn = (
  db: Db,
  drawId: bigint,
  {
    state,
    after = 0n,
    limit,
  }: { readonly state: CreditState; readonly after?: bigint; readonly limit: number },
): Promise<CreditRow[]> =>
  db
    .selectFrom('lottery.credit')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('state', '=', state)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** The prizes of an attempt, and everything that it gives back: ties, rebates and differences too. */
export const sumCredits = async (
  tx: Tx,
  { drawId, attempt }: Attempt,
): Promise<{ readonly prize_minor: bigint; readonly back_minor: bigint }> => {
  const { rows } = await sql<{ prizes: string; back: string }>`
    select coalesce(sum(amount_minor) filter (where kind = 'prize'), 0)::text as prizes,
      coalesce(sum(amount_minor), 0)::text as back
    from lottery.credit where draw_id = ${drawId} and attempt = ${attempt}
      and kind in ('prize', 'tie', 'rebate', 'difference')`.execute(tx)
  return {
    prize_minor: BigInt(rows[0]?.prizes ?? '0'),
    back_minor: BigInt(rows[0]?.back ?? '0'),
  }
}

export const lockCredit = (tx: Tx, id: bigint): Promise<CreditRow | undefined> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.credit')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Settled or annulled draws with something pending: credits, or held stakes. */
export const listUndone = async (
  db: Db,
  limit: number,
): Promise<{ id: bigint; game_id: number }[]> => {
  const { rows } = await sql<{ id: bigint; game_id: number }>`
    select d.id, d.game_id from lottery.draw d
    where d.id in (
        select c.draw_id from lottery.credit c where c.state in ('due', 'reversing')
        union select t.draw_id from lottery.ticket t where t.is_held and t.status = 12
      )
      and d.status in ('settled', 'cancelled', 'closed')
    limit ${limit}`.execute(db)
  return rows
}

/** A prize that was held for review is paid by the next run. */
export const makeDue = async (tx: Tx, id: bigint): Promise<void> => {
  await tables<LotteryTables>(tx)
    .updateTable('lottery.credit')
    .set({ state: 'due' })
    .where('id', '=', id)
    .execute()
}
