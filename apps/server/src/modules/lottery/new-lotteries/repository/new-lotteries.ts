import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { GameLimitRow, GameRow, LotteryTables, SeriesRuleRow } from '../../tables.ts'

/** Those of a brand who add one wait for each other until the end of the transaction. */
export const lockNewCodes = async (tx: Tx, brandId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('lottery:new:' || ${brandId}::text, 0))`.execute(
    tx,
  )
}

export const hasCode = async (tx: Tx, brandId: number, code: string): Promise<boolean> =>
  (await tables<LotteryTables>(tx)
    .selectFrom('lottery.game')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('code', '=', code)
    .executeTakeFirst()) !== undefined

/** Series of all brands. */
export const listSeriesRules = (tx: Tx): Promise<SeriesRuleRow[]> =>
  tables<LotteryTables>(tx).selectFrom('lottery.series_rule').selectAll().execute()

/** The next free number, which its game in the catalogue has as well. */
const nextGameId = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select nextval('lottery.added_game_id')::integer as id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a sequence has no next number')
  return row.id
}

type LotteryRows = {
  readonly game: Omit<GameRow, 'id' | 'on_sale' | 'sort_order'>
  readonly schedule: Omit<LotteryTables['lottery.schedule'], 'game_id'>
  readonly limit: Pick<GameLimitRow, 'order_minor_max' | 'prize_minor_max' | 'multiple_max'>
}

/** Inserts a lottery after the brand's others, with its times and limits; its number. */
export const insertLottery = async (
  tx: Tx,
  { game, schedule, limit }: LotteryRows,
): Promise<number> => {
  const db = tables<LotteryTables>(tx)
  const id = await nextGameId(tx)
  await db
    .insertInto('lottery.game')
    .values({
      ...game,
      id,
      on_sale: true,
      sort_order: sql<number>`(select coalesce(max(sort_order), 0) + 1 from lottery.game
        where brand_id = ${game.brand_id})`,
    })
    .execute()
  await db
    .insertInto('lottery.schedule')
    .values({
      ...schedule,
      game_id: id,
      rule: sql`${JSON.stringify(schedule.rule)}::jsonb`,
    })
    .execute()
  await db
    .insertInto('lottery.game_limit')
    .values({ ...limit, game_id: id, member_draw_minor_max: null, draw_minor_max: null })
    .execute()
  return id
}
