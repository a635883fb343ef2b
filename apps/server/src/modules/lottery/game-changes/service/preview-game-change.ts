import type { GameChange } from '@trevo/contract/ops/lottery-changes.ts'
import type { MovedDraw } from '@trevo/contract/ops/lottery/desk.ts'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { zoneOn } from '../../draws/domain/schedule.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { comparePlans } from '../domain/compare-plans.ts'
import { calendarWith, isDated } from '../domain/game-changes.ts'
import { listPromisedDraws } from '../repository/game-changes.ts'
import type { PlannedChange } from './apply-changes.ts'
import {
  describeChange,
  lockPlanned,
  requireDayToCome,
  targetOf,
  viewOf,
} from './game-change-kind.ts'

const movedShown = 200

type Asked = {
  readonly brandId: number
  readonly gameCode: string
  readonly fromOn: string
  readonly change: GameChange
}

type Preview = {
  readonly before: Facts
  readonly after: Facts
  readonly moved: MovedDraw[]
  readonly movedCount: number
  readonly keptCount: number
  readonly until: string
  readonly refusal: { readonly code: string; readonly detail: Facts } | null
}

/** Why the change would be refused now; null if it would not be. */
const findRefusal = async (
  tx: Tx,
  planned: PlannedChange,
  now: Date,
): Promise<Preview['refusal']> => {
  try {
    requireDayToCome(planned, now)
    await describeChange(tx, planned, now)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { code: error.code, detail: JSON.parse(JSON.stringify(error.detail)) as Facts }
  }
}

const findMoved = async (tx: Tx, planned: PlannedChange) => {
  const { game, calendar, fromOn, change } = planned
  const none = { moved: [], movedCount: 0, keptCount: 0, until: fromOn }
  if (!isDated(change)) return none
  const next = calendarWith(calendar, change, fromOn, zoneOn(calendar, fromOn))
  const { moved, keptCount, until } = comparePlans(
    { current: calendar, next },
    { style: game.number_style, fromOn, isHoliday: change.what === 'holiday' },
  )
  const promised = await listPromisedDraws(tx, game.id, fromOn)
  const isPromised = new Set(promised.map(({ draw_number }) => draw_number))
  return {
    moved: moved.slice(0, movedShown).map(({ drawNumber, was, becomes }) => ({
      numero: drawNumber,
      was: was?.toISOString() ?? null,
      becomes: becomes?.toISOString() ?? null,
      isPromised: isPromised.has(drawNumber),
    })),
    movedCount: moved.length,
    keptCount,
    until,
  }
}

/**
 * What a change would replace and which draws it would move; nothing is written. @throws Refusal
 * `lottery.game_unknown`
 */
export const createPreviewGameChange =
  ({ database, clock }: LotteryContext) =>
  ({ brandId, gameCode, fromOn, change }: Asked): Promise<Preview> =>
    database.inTx(async (tx) => {
      const target = targetOf(gameCode, fromOn, change)
      const planned = await lockPlanned(tx, { brandId, target, input: { change } })
      const { before, after } = await viewOf(tx, planned)
      const refusal = await findRefusal(tx, planned, clock.now())
      // An impossible rule, such as one without a draw, has no days to compare.
      const canBePlanned = refusal === null || refusal.code !== 'lottery.change_invalid'
      const compared = canBePlanned
        ? await findMoved(tx, planned)
        : { moved: [], movedCount: 0, keptCount: 0, until: fromOn }
      return { before, after, ...compared, refusal }
    })
