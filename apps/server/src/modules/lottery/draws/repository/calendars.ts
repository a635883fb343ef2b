import { ScheduleRule } from '@trevo/contract/ops/lottery-changes.ts'
import type { Kysely } from 'kysely'
import type { Calendar } from '../domain/schedule.ts'
import type { LotteryTables } from '../../tables.ts'

type CalendarRows = {
  readonly schedules: readonly LotteryTables['lottery.schedule'][]
  readonly holidays: readonly LotteryTables['lottery.holiday'][]
}

/** The calendar of a lottery, from the rows of all; schedules come oldest first. */
export const calendarOf = ({ schedules, holidays }: CalendarRows, gameId: number): Calendar => ({
  schedules: schedules
    .filter(({ game_id }) => game_id === gameId)
    .map(({ from_on, time_zone, rule }) => ({
      fromOn: from_on,
      timeZone: time_zone,
      rule: ScheduleRule.parse(rule),
    })),
  holidays: new Set(
    holidays.flatMap(({ game_id, closed_on }) => (game_id === gameId ? [closed_on] : [])),
  ),
})

/** The same in its current state, not as of some seconds ago. */
export const readCalendar = async (
  db: Kysely<LotteryTables>,
  gameId: number,
): Promise<Calendar> => {
  const schedules = await db
    .selectFrom('lottery.schedule')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('from_on')
    .execute()
  const holidays = await db
    .selectFrom('lottery.holiday')
    .selectAll()
    .where('game_id', '=', gameId)
    .execute()
  return calendarOf({ schedules, holidays }, gameId)
}
