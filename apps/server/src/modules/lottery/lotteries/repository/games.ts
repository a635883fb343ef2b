import type { Database } from '@trevo/database/connect.ts'
import { playKey, type ExposureLimits, type PlayLimits } from '../domain/limits.ts'
import type { GameLimitRow, GameRow, LotteryTables, SeriesRuleRow } from '../../tables.ts'

type Store = Pick<Database<LotteryTables>, 'db'>

/** All data about lotteries that rarely change, read together. */
export type Setup = {
  readonly games: readonly GameRow[]
  readonly schedules: readonly LotteryTables['lottery.schedule'][]
  readonly holidays: readonly LotteryTables['lottery.holiday'][]
  readonly limits: ReadonlyMap<number, GameLimitRow>
  readonly playLimits: PlayLimits
  readonly exposureMax: ExposureLimits
  readonly seriesRules: readonly SeriesRuleRow[]
  readonly bigPrizes: ReadonlyMap<number, bigint | null>
}

export const readSetup = async ({ db }: Store): Promise<Setup> => {
  const games = await db.selectFrom('lottery.game').selectAll().orderBy('sort_order').execute()
  const schedules = await db
    .selectFrom('lottery.schedule')
    .selectAll()
    .orderBy('game_id')
    .orderBy('from_on')
    .execute()
  const holidays = await db.selectFrom('lottery.holiday').selectAll().execute()
  const limits = await db.selectFrom('lottery.game_limit').selectAll().execute()
  const plays = await db.selectFrom('lottery.play_limit').selectAll().execute()
  const exposures = await db.selectFrom('lottery.exposure_rule').selectAll().execute()
  const seriesRules = await db
    .selectFrom('lottery.series_rule')
    .selectAll()
    .orderBy('group_code')
    .orderBy('prize_mode_id')
    .execute()
  const settings = await db.selectFrom('lottery.setting').selectAll().execute()
  return {
    games,
    schedules,
    holidays,
    limits: new Map(limits.map((limit) => [limit.game_id, limit])),
    playLimits: new Map(
      plays.map(({ game_id, play_id, is_closed, order_minor_max }) => [
        playKey(game_id, play_id),
        { isClosed: is_closed, orderMinorMax: order_minor_max },
      ]),
    ),
    exposureMax: new Map(
      exposures.map((rule) => [playKey(rule.game_id, rule.play_id), rule.liability_minor_max]),
    ),
    seriesRules,
    bigPrizes: new Map(settings.map((row) => [row.brand_id, row.big_prize_minor])),
  }
}
