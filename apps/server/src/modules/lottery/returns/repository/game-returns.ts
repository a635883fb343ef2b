import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { LotteryTables } from '../../tables.ts'

type Store = Pick<Database<LotteryTables>, 'db'>

export type GameReturnRow = LotteryTables['lottery.game_return']

/** Writes a day again, of all lotteries: the settled draws whose sales closed in the span. */
export const replaceReturns = async (
  tx: Tx,
  { day, from, to }: { readonly day: string; readonly from: Date; readonly to: Date },
): Promise<void> => {
  await tables<LotteryTables>(tx).deleteFrom('lottery.game_return').where('day', '=', day).execute()
  await sql`
    insert into lottery.game_return (game_id, day, draws, stake_minor, payout_minor, stake_squared,
      payout_squared, stake_payout)
    select game_id, ${day}::date, count(*), sum(s), sum(w), sum(s * s), sum(w * w), sum(s * w)
    from (
      select game_id, stake_minor::numeric as s, back_minor::numeric as w from lottery.draw
      where closes_at >= ${from} and closes_at < ${to} and status = 'settled'
        and stake_minor > 0 and back_minor is not null
    ) draws group by game_id`.execute(tx)
}

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
