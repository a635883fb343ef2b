import type { GameChange, OperatorGameChange } from '@trevo/contract/ops/lottery-changes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import { getGameByCode, type LotteryContext } from '../../lotteries/context.ts'
import { readSetup } from '../../lotteries/repository/games.ts'
import { needsTwo, subjectOf } from '../domain/game-changes.ts'
import { findLastChange } from '../repository/game-changes.ts'
import {
  describeChange,
  enterChange,
  gameChangeKindName,
  lockPlanned,
  requireDayToCome,
  targetOf,
} from './game-change-kind.ts'
import { showChange, showWaiting } from './list-game-changes.ts'

type ChangeAsked = {
  readonly brandId: number
  readonly operatorId: bigint
  readonly operator: string
  readonly reason: string
  readonly gameCode: string
  /** The first day it applies, in the lottery's zone. */
  readonly fromOn: string
  readonly change: GameChange
}

/** A change that one operator may make, at once. */
const changeAlone = async (
  { database, clock, forgetSetup }: LotteryContext,
  { brandId, gameCode, fromOn, change, operator, reason }: ChangeAsked,
): Promise<bigint> => {
  const target = targetOf(gameCode, fromOn, change)
  const changeId = await database.inTx(async (tx) => {
    const planned = await lockPlanned(tx, { brandId, target, input: { change } })
    const now = clock.now()
    requireDayToCome(planned, now)
    const { before, after } = await describeChange(tx, planned, now)
    noteAct({ target, before, after, reason })
    return enterChange(tx, planned, { asked: operator, askedAt: now, reason }, now)
  })
  forgetSetup()
  return changeId
}

/**
 * Other times, a holiday or other limits from a day on: the first yes of two persons, or the second one.
 * @throws Refusal `lottery.game_unknown`, `lottery.change_day`, `lottery.change_invalid`,
 * `lottery.change_waiting`, `lottery.draw_staked`
 */
export const createAskGameChange = (context: LotteryContext) => {
  const { database, staff } = context
  return async (asked: ChangeAsked): Promise<OperatorGameChange> => {
    const { brandId, gameCode, fromOn, change, reason, operatorId, operator: username } = asked
    const game = getGameByCode(await readSetup(database), brandId, gameCode)
    if (!needsTwo(change)) return showChange(context, brandId, await changeAlone(context, asked))
    const target = targetOf(gameCode, fromOn, change)
    const { isDone } = await staff.askChange({
      kind: gameChangeKindName,
      brandId,
      target,
      input: { change },
      reason,
      by: { operatorId, username },
    })
    const part = { game_id: game.id, from_on: fromOn, subject: subjectOf(change) }
    const entered = isDone ? await findLastChange(database.db, part) : undefined
    const shown = entered
      ? await showChange(context, brandId, entered.id)
      : await showWaiting(context, brandId, target)
    if (!shown) throw new Refusal('lottery.change_unknown')
    return shown
  }
}
