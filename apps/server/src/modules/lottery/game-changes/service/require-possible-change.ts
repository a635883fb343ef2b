import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { calendarWith, daysFor, findFault, isDated } from '../domain/game-changes.ts'
import { dayOf, planDay, zoneOn } from '../../draws/domain/schedule.ts'
import { listPromisedDraws } from '../repository/game-changes.ts'
import { lockScheduled } from '../../draws/repository/planned-draws.ts'
import type { PlannedChange } from './apply-changes.ts'

/**
 * Members who staked on a draw, or see it on sale, were promised its time. @throws Refusal `lottery.draw_staked`
 * with the first one that would be dropped or moved.
 */
const requirePromisesKept = async (
  tx: Tx,
  { game, calendar, fromOn, change }: PlannedChange,
  now: Date,
): Promise<void> => {
  await lockScheduled(tx, game.id, now)
  const next = calendarWith(calendar, change, fromOn, zoneOn(calendar, fromOn))
  const promised = await listPromisedDraws(tx, game.id, fromOn)
  for (const { draw_number, drawn_on, draws_at } of promised) {
    const isKept = planDay(next, game.number_style, drawn_on).some(
      (planned) =>
        planned.drawNumber === draw_number && planned.drawsAt.getTime() === draws_at.getTime(),
    )
    if (!isKept) throw new Refusal('lottery.draw_staked', { numero: draw_number })
  }
}

/** @throws Refusal `lottery.change_day`, `lottery.change_invalid`, `lottery.draw_staked` */
export const requirePossibleChange = async (
  tx: Tx,
  planned: PlannedChange,
  now: Date,
): Promise<void> => {
  const { game, calendar, fromOn, change } = planned
  const { from, until } = daysFor(change, dayOf(calendar, now))
  // A limit that was approved late applies from then on.
  if (fromOn > until || (isDated(change) && fromOn < from)) {
    throw new Refusal('lottery.change_day', { from, until })
  }
  const rules = { rulesGroup: game.rules_group, numberStyle: game.number_style }
  const fault = findFault(change, fromOn, rules, calendar)
  if (fault !== undefined) throw new Refusal('lottery.change_invalid', { reason: fault })
  if (isDated(change)) await requirePromisesKept(tx, planned, now)
}
