import type { GameChange } from '@trevo/contract/ops/lottery-changes.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { scheduleOn, zoneOn, type Calendar } from '../../draws/domain/schedule.ts'
import type { GameLimitRow, LotteryTables } from '../../tables.ts'

const moneyOrNull = (minor: bigint | null | undefined) =>
  minor === null || minor === undefined ? null : formatMoney(minor)

const findLimits = (tx: Tx, gameId: number): Promise<GameLimitRow | undefined> =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.game_limit')
    .selectAll()
    .where('game_id', '=', gameId)
    .executeTakeFirst()

const findPlayLimit = (tx: Tx, gameId: number, playId: number) =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.play_limit')
    .select(['is_closed', 'order_minor_max'])
    .where('game_id', '=', gameId)
    .where('play_id', '=', playId)
    .executeTakeFirst()

const findExposure = (tx: Tx, gameId: number, playId: number) =>
  tables<LotteryTables>(tx)
    .selectFrom('lottery.exposure_rule')
    .select('liability_minor_max')
    .where('game_id', '=', gameId)
    .where('play_id', '=', playId)
    .executeTakeFirst()

/** What a change would replace, in the change's own fields. Amounts are reais. */
export const readCurrent = async (
  tx: Tx,
  gameId: number,
  { change, calendar, fromOn }: { change: GameChange; calendar: Calendar; fromOn: string },
): Promise<object> => {
  switch (change.what) {
    case 'schedule':
      return {
        timeZone: zoneOn(calendar, fromOn),
        rule: scheduleOn(calendar, fromOn)?.rule ?? null,
      }
    case 'holiday':
      return { isDrawn: !calendar.holidays.has(fromOn) }
    case 'limits': {
      const limits = await findLimits(tx, gameId)
      return {
        order: moneyOrNull(limits?.order_minor_max),
        multiple: limits?.multiple_max ?? null,
        prize: moneyOrNull(limits?.prize_minor_max),
        memberDraw: moneyOrNull(limits?.member_draw_minor_max),
        draw: moneyOrNull(limits?.draw_minor_max),
      }
    }
    case 'play': {
      const limit = await findPlayLimit(tx, gameId, change.playId)
      return {
        playId: change.playId,
        isClosed: limit?.is_closed ?? false,
        order: moneyOrNull(limit?.order_minor_max),
      }
    }
    case 'exposure': {
      const rule = await findExposure(tx, gameId, change.playId)
      return { playId: change.playId, line: moneyOrNull(rule?.liability_minor_max) }
    }
  }
}
