import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { InstantEditionRow, InstantGameRow } from '../../instant/tables.ts'
import type { LotteryTables } from '../../tables.ts'

type Store = Pick<Database<LotteryTables>, 'db'>

export type GameReturnRow = LotteryTables['lottery.game_return']

/**
 * Writes a day again, of all lotteries: the settled draws whose sales closed in the span, and the orders of instant
 * lotteries that were placed in it. Every copy of the server does so: one at a time, each from what is committed then.
 */
export const replaceReturns = async (
  tx: Tx,
  { day, from, to }: { readonly day: string; readonly from: Date; readonly to: Date },
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lottery.game_return ${day}`}, 0))`.execute(
    tx,
  )
  await tables<LotteryTables>(tx).deleteFrom('lottery.game_return').where('day', '=', day).execute()
  await sql`
    insert into lottery.game_return (game_id, day, draws, stake_minor, payout_minor, stake_squared,
      payout_squared, stake_payout)
    select game_id, ${day}::date, count(*), sum(s), sum(w), sum(s * s), sum(w * w), sum(s * w)
    from (
      select game_id, stake_minor::numeric as s, back_minor::numeric as w from lottery.draw
      where closes_at >= ${from} and closes_at < ${to} and status = 'settled'
        and stake_minor > 0 and back_minor is not null
      union all
      select e.game_id, o.stake_minor, o.prize_minor
      from lottery.instant_order o join lottery.instant_edition e on e.id = o.edition_id
      where o.placed_at >= ${from} and o.placed_at < ${to}
    ) rounds group by game_id`.execute(tx)
}

type SoldPlan = Pick<InstantEditionRow, 'game_id' | 'price_minor' | 'ticket_count' | 'prizes'>

/** Plans of the brand's instant lotteries that were on sale after `from`. */
export const listSoldPlans = (
  { db }: Store,
  brandId: number,
  from: Date,
): Promise<(SoldPlan & Pick<InstantGameRow, 'names'>)[]> =>
  db
    .selectFrom('lottery.instant_edition as e')
    .innerJoin('lottery.instant_game as g', 'g.id', 'e.game_id')
    .select(['e.game_id', 'e.price_minor', 'e.ticket_count', 'e.prizes', 'g.names'])
    .distinct()
    .where('g.brand_id', '=', brandId)
    .where('e.sold_count', '>', 0)
    .where((is) => is.or([is('e.closed_at', 'is', null), is('e.closed_at', '>=', from)]))
    .orderBy('e.game_id')
    .limit(1_000)
    .execute()

/** The days of these lotteries, both inclusive. */
export const listReturns = (
  { db }: Store,
  {
    gameIds,
    from,
    to,
  }: { readonly gameIds: readonly number[]; readonly from: string; readonly to: string },
): Promise<GameReturnRow[]> =>
  db
    .selectFrom('lottery.game_return')
    .selectAll()
    .where('game_id', 'in', gameIds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('game_id')
    .orderBy('day')
    .execute()
