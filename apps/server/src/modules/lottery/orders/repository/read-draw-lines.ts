import { sql, type Kysely } from 'kysely'
import type { TicketStatus } from '../../common/domain/states.ts'
import type { DrawRow, LotteryTables } from '../../tables.ts'

type Db = Kysely<LotteryTables>

/** Only the beginning of a slip is read: nobody watches a hundred thousand lines. */
const slipHeadLength = 20_000

export type WatchedTicket = {
  readonly id: bigint
  readonly order_id: bigint
  readonly multiple: number
  readonly status: TicketStatus
  readonly slip_head: string
  readonly item_count: number
  readonly prize_mode_id: number
  readonly odds_return_bp: number
  readonly share_first: number | null
  readonly share_count: number | null
  readonly share_of: number | null
  /** Over all tickets of the member in the draw. */
  readonly all_items: bigint
  readonly all_stake_minor: bigint
  readonly all_won_minor: bigint
}

type Asked = {
  readonly memberId: bigint
  readonly draw: DrawRow
  /** The most draws that can be staked on in advance. */
  readonly drawsAhead: number
  readonly limit: number
}

/**
 * A member's valid tickets in one draw, newest first. Found among those placed since the draw could first be
 * staked on.
 */
export const listWatchedTickets = async (
  db: Db,
  { memberId, draw, drawsAhead, limit }: Asked,
): Promise<WatchedTicket[]> => {
  const { rows } = await sql<WatchedTicket>`
    with since as (
      select min(opens_at) as at from (
        select opens_at from lottery.draw
        where game_id = ${draw.game_id} and closes_at <= ${draw.closes_at}
        order by closes_at desc limit ${drawsAhead}
      ) before
    )
    select own.*, left(o.slip, ${slipHeadLength}) as slip_head, o.prize_mode_id, o.odds_return_bp,
      o.share_first, o.share_count, o.share_of
    from (
      select t.id, t.member_id, t.order_id, t.multiple, t.status, t.placed_at, p.item_count,
        sum(p.item_count) over () as all_items,
        (sum(t.stake_minor) over ())::bigint as all_stake_minor,
        (sum(coalesce(w.won, 0)) over ())::bigint as all_won_minor
      from lottery.ticket t
      join lottery.placed_order p on p.member_id = t.member_id and p.id = t.order_id
      left join lateral (
        select sum(c.amount_minor)::bigint as won from lottery.credit c
        where c.member_id = t.member_id and c.ticket_id = t.id and c.attempt = ${draw.attempt}
          and c.kind = 'prize' and c.state in ('due', 'paid', 'review')
      ) w on true
      where t.member_id = ${memberId} and t.draw_id = ${draw.id} and t.status not in (6, 7, 8, 17)
        and t.placed_at between (select at from since) and ${draw.closes_at}
      order by t.placed_at desc, t.id desc limit ${limit}
    ) own
    join lottery.placed_order o on o.member_id = own.member_id and o.id = own.order_id
    order by own.placed_at desc, own.id desc`.execute(db)
  return rows
}
