import { addDays } from '@trevo/calendar/time-zone.ts'
import type { GameChange, ScheduleRule } from '@trevo/contract/ops/lottery-changes.ts'
import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import { timesOf, type Calendar, type NumberStyle } from '../../draws/domain/schedule.ts'

/** How far ahead a change may start. */
const daysAheadMax = 400

/** The most draws per day that keep the number of digits. */
const drawsMax: Readonly<Record<NumberStyle, number>> = {
  'day-dash-3': 999,
  'day-3': 999,
  'day-4': 9_999,
  // 999 in a year.
  'year-3': 2,
}

/** The part of a lottery that changes; each can have only one pending change per day. */
export const subjectOf = (change: GameChange): string =>
  'playId' in change ? `${change.what}:${change.playId}` : change.what

/** Stopping sales of a play needs one operator, so that the first to notice a problem can act. */
export const needsTwo = (change: GameChange): boolean =>
  !(change.what === 'play' && change.isClosed)

/** Rows of schedules and holidays have their own day; limits apply now. */
export const isDated = ({ what }: GameChange): boolean => what === 'schedule' || what === 'holiday'

/** The range of days from which a change may apply: today's draws are on sale already. */
export const daysFor = (
  change: GameChange,
  today: string,
): { readonly from: string; readonly until: string } => ({
  from: isDated(change) ? addDays(today, 1) : today,
  until: addDays(today, daysAheadMax),
})

export const isZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What is wrong with the times of a day: a word for the refusal; undefined if nothing is. */
export const findRuleFault = (rule: ScheduleRule, style: NumberStyle): string | undefined => {
  const times = timesOf(rule)
  if ('breaks' in rule && rule.breaks.some(({ from, to }) => from >= to)) return 'break_order'
  if (times.length === 0) return 'no_draw'
  if (new Set(times).size < times.length) return 'time_repeated'
  return times.length > drawsMax[style] ? 'too_many_draws' : undefined
}

type Game = { readonly rulesGroup: string; readonly numberStyle: NumberStyle }

const isZero = (amount: string | null): boolean => amount !== null && parseMoney(amount) === 0n

/**
 * The invalid part of a change: a word for the refusal; undefined if it is valid. `calendar` is the current one,
 * `fromOn` the day of the change.
 */
export const findFault = (
  change: GameChange,
  fromOn: string,
  game: Game,
  calendar: Calendar,
): string | undefined => {
  switch (change.what) {
    case 'schedule':
      if (change.timeZone !== undefined && !isZone(change.timeZone)) return 'time_zone'
      return findRuleFault(change.rule, game.numberStyle)
    case 'holiday':
      if (calendar.holidays.has(fromOn) === change.isDrawn) return undefined
      return change.isDrawn ? 'no_holiday' : 'holiday_already'
    case 'limits': {
      const { order, prize, memberDraw, draw } = change
      return [order, prize, memberDraw, draw].some(isZero) ? 'amount' : undefined
    }
    case 'play':
      if (findPlay(change.playId)?.group !== game.rulesGroup) return 'play'
      return isZero(change.order) ? 'amount' : undefined
    case 'exposure':
      if (findPlay(change.playId)?.group !== game.rulesGroup) return 'play'
      return isZero(change.line) ? 'amount' : undefined
  }
}

/** The calendar with a schedule or holiday added; unchanged for other changes. */
export const calendarWith = (
  calendar: Calendar,
  change: GameChange,
  fromOn: string,
  timeZone: string,
): Calendar => {
  if (change.what === 'schedule') {
    const { rule } = change
    const others = calendar.schedules.filter((schedule) => schedule.fromOn !== fromOn)
    const schedules = [...others, { fromOn, timeZone: change.timeZone ?? timeZone, rule }].toSorted(
      ascending((one) => one.fromOn),
    )
    return { ...calendar, schedules }
  }
  if (change.what !== 'holiday') return calendar
  const holidays = new Set(calendar.holidays)
  if (change.isDrawn) holidays.delete(fromOn)
  else holidays.add(fromOn)
  return { ...calendar, holidays }
}
