import type { GameChange, OperatorGameChange } from '@trevo/contract/ops/lottery-changes.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { daysFor, needsTwo, subjectOf } from '../domain/game-changes.ts'
import { dayOf } from '../../draws/domain/schedule.ts'
import { readCalendar } from '../../draws/repository/calendars.ts'
import { insertChange, insertChangeEvent, lockGame } from '../repository/game-changes.ts'
import { readSetup } from '../../lotteries/repository/games.ts'
import type { LotteryTables } from '../../tables.ts'
import { applyChange, type PlannedChange } from './apply-changes.ts'
import { getGameByCode, type LotteryContext } from '../../lotteries/context.ts'
import { showChange } from './list-game-changes.ts'
import { requirePossibleChange } from './require-possible-change.ts'

type ChangeAsked = {
  readonly brandId: number
  readonly operator: string
  readonly reason: string
  readonly gameCode: string
  /** The first day it applies, in the lottery's zone. */
  readonly fromOn: string
  readonly change: GameChange
}

/** Stores a valid change; one that needs a single operator is approved at once. */
const enter = async (
  tx: Tx,
  planned: PlannedChange,
  { operator, reason }: ChangeAsked,
  now: Date,
): Promise<bigint> => {
  const { game, fromOn, change } = planned
  const inserted = await insertChange(tx, {
    game_id: game.id,
    from_on: fromOn,
    subject: subjectOf(change),
    change,
    state: needsTwo(change) ? 'waiting' : 'approved',
    asked_by: operator,
    asked_at: now,
  })
  if (!inserted) throw new Refusal('lottery.change_waiting')
  const event = { change_id: inserted.id, operator, reason, at: now }
  await insertChangeEvent(tx, { ...event, kind: 'asked' })
  if (!needsTwo(change)) await applyChange(tx, inserted.id, planned, now)
  return inserted.id
}

/**
 * Other times, a holiday or other limits from a day on.
 * @throws Refusal `lottery.game_unknown`, `lottery.change_day`, `lottery.change_invalid`,
 * `lottery.change_waiting`, `lottery.draw_staked`
 */
export const createAskGameChange = (context: LotteryContext) => {
  const { database, clock, forgetSetup } = context
  return async (asked: ChangeAsked): Promise<OperatorGameChange> => {
    const { brandId, gameCode, fromOn, change } = asked
    const { id: gameId } = getGameByCode(await readSetup(database), brandId, gameCode)
    const changeId = await database.inTx(async (tx) => {
      const game = await lockGame(tx, gameId)
      const calendar = await readCalendar(tables<LotteryTables>(tx), gameId)
      const planned = { game, calendar, fromOn, change }
      const now = clock.now()
      const { from, until } = daysFor(change, dayOf(calendar, now))
      if (fromOn < from) throw new Refusal('lottery.change_day', { from, until })
      await requirePossibleChange(tx, planned, now)
      return enter(tx, planned, asked, now)
    })
    forgetSetup()
    return showChange(context, brandId, changeId)
  }
}
