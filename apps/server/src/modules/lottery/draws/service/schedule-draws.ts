import { randomFillSync } from 'node:crypto'
import { commitmentOf, createServerSeed } from '@trevo/fairness/seeds.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { dayOf, planDay, type Calendar, type PlannedDraw } from '../domain/schedule.ts'
import { calendarOf } from '../repository/calendars.ts'
import { countDrawsAfter, findLastDraw } from '../repository/draws.ts'
import {
  cancelUnplanned,
  insertDraws,
  lockScheduled,
  type NewDraw,
} from '../repository/planned-draws.ts'
import type { Setup } from '../../lotteries/repository/games.ts'
import type { GameRow } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

/** More than the longest trace, so that a trace never ends at the last scheduled draw. */
const spareDraws = 5
/** A lottery without a draw for this long has ended. */
const daysAheadMax = 400

/** The draws after `from`, up to the given number or the last scheduled. */
export const planAfter = (
  game: Pick<GameRow, 'number_style'>,
  calendar: Calendar,
  from: Date,
  count: number,
): readonly PlannedDraw[] => {
  // Midnight belongs to the previous day if a schedule runs until 24:00.
  let day = addDays(dayOf(calendar, from), -1)
  const planned: PlannedDraw[] = []
  for (let days = 0; days < daysAheadMax && planned.length < count; days += 1) {
    const ofDay = planDay(calendar, game.number_style, day)
    planned.push(...ofDay.filter(({ drawsAt }) => drawsAt > from))
    day = addDays(day, 1)
  }
  return planned.slice(0, count)
}

/** When sales of the first draw from now on begin. */
export const salesBegin = ({ on_sale_from }: Pick<GameRow, 'on_sale_from'>, now: Date): Date =>
  on_sale_from !== null && on_sale_from > now ? on_sale_from : now

const seeded = (
  game: GameRow,
  planned: readonly PlannedDraw[],
  salesFrom: Date,
): readonly NewDraw[] => {
  let opensAt = salesFrom
  return planned.flatMap(({ drawNumber, drawnOn, drawsAt }) => {
    const closesAt = new Date(drawsAt.getTime() - game.lock_sec * 1_000)
    if (opensAt >= closesAt) return []
    const seed = createServerSeed(randomFillSync)
    const draw = {
      game_id: game.id,
      draw_number: drawNumber,
      drawn_on: drawnOn,
      opens_at: opensAt,
      closes_at: closesAt,
      draws_at: drawsAt,
      // Public from the start: before any stake on the draw.
      commitment: commitmentOf(seed),
      seed,
    }
    opensAt = closesAt
    return [draw]
  })
}

/** Schedules enough draws for every lottery on sale; a job. A changed schedule is applied at once. */
export const createScheduleDraws = ({ database, clock, setup }: LotteryContext) => {
  const plannedBy = new Map<number, string>()

  const scheduleGame = async (read: Setup, game: GameRow): Promise<void> => {
    const now = clock.now()
    const calendar = calendarOf(read, game.id)
    const plan = JSON.stringify([calendar.schedules, [...calendar.holidays], game.lock_sec])
    const wanted = game.trace_draws_max + spareDraws
    const isChanged = plannedBy.get(game.id) !== plan
    const ahead = await countDrawsAfter(database.db, game.id, now)
    if (!isChanged && ahead >= wanted) return
    const last = isChanged ? undefined : await findLastDraw(database.db, game.id)
    const begin = salesBegin(game, now)
    const from = last && last.draws_at > begin ? last.draws_at : begin
    const draws = seeded(
      game,
      planAfter(game, calendar, from, isChanged ? wanted * 2 : wanted * 2 - ahead),
      last && last.closes_at > begin ? last.closes_at : begin,
    )
    if (draws.length > 0) {
      await database.inTx(async (tx) => {
        if (isChanged) await lockScheduled(tx, game.id, from)
        await insertDraws(tx, draws)
        if (isChanged) await cancelUnplanned(tx, game.id, from, draws)
      })
    }
    plannedBy.set(game.id, plan)
  }

  return async (): Promise<void> => {
    const read = await setup()
    const onSale = read.games.filter(({ on_sale }) => on_sale)
    await doEach(onSale, (game) => scheduleGame(read, game))
  }
}
