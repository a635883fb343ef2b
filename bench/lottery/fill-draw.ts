import { gameId, type Lotteries } from './open-lotteries.ts'

/** Wins at every outcome: one order in twenty has it. */
const winner = '0123456789_0123456789_0123456789~1~21~3~1700~1'

/**
 * Orders of one item on a draw, as placing them would have left them, without their stakes, because
 * placing is measured separately. All have a rebate and a difference; one in twenty wins.
 */
export const fillDraw = async (
  { pool, time }: Pick<Lotteries, 'pool' | 'time'>,
  draw: { readonly id: bigint; readonly draw_number: string },
  { orders, members }: { readonly orders: number; readonly members: number },
): Promise<void> => {
  const at = new Date(time.at)
  await pool.query(
    `insert into lottery.placed_order (member_id, brand_id, game_id, client_id, fingerprint,
       prize_mode_id, slip, odds_return_bp, item_count, stakes_count, stake_minor, is_trace,
       stops_on_win, abandons, ticket_count, plan_minor, first_draw_id, last_draw_number, upline_ids,
       upline_shares, placed_at)
     select 2 + n % $1, 1, $2, gen_random_uuid(), md5(n::text), 1,
       case when n % 20 = 0 then $3 else
         concat_ws('_', n % 10, n / 10 % 10, n / 100 % 10) || '~1~21~3~1700~1' end,
       9700, 1, case when n % 20 = 0 then 1000 else 1 end,
       case when n % 20 = 0 then 200000 else 200 end, false, false, false, 1,
       case when n % 20 = 0 then 200000 else 200 end, $4, $5, '{1}', '{4}', $6
     from generate_series(1, $7) n`,
    [members - 1, gameId, winner, String(draw.id), draw.draw_number, at, orders],
  )
  await pool.query(
    `insert into lottery.ticket (member_id, order_id, trace_number, draw_id, game_id, multiple,
       stake_minor, rebate_minor, shared_minor, is_held, leaf, placed_at)
     select member_id, id, 0, first_draw_id, game_id, 1, stake_minor, stake_minor * 128 / 1000,
       stake_minor, false, sha256(client_id::text::bytea), placed_at
     from lottery.placed_order where first_draw_id = $1 order by id`,
    [String(draw.id)],
  )
  await pool.query('vacuum analyze lottery.placed_order, lottery.ticket')
}
