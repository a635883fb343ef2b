import { dayMs } from '@trevo/calendar/durations.ts'
import type { ScheduleRule } from '@trevo/contract/ops/lottery-changes.ts'
import { addDays, dayIn, instantIn, weekdayOf } from '@trevo/calendar/time-zone.ts'

export type Schedule = {
  /** From this day of the zone on. */
  readonly fromOn: string
  readonly timeZone: string
  readonly rule: ScheduleRule
}

export type Calendar = {
  /** Oldest first. */
  readonly schedules: readonly Schedule[]
  readonly holidays: ReadonlySet<string>
}

const secondsOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60 + seconds
}

const knownTimes = new WeakMap<ScheduleRule, readonly number[]>()

/** Seconds after midnight, ascending; within a break there is no draw, at its exact ends there is. */
export const timesOf = (rule: ScheduleRule): readonly number[] => {
  const known = knownTimes.get(rule)
  if (known) return known
  const times = findTimes(rule)
  knownTimes.set(rule, times)
  return times
}

const findTimes = (rule: ScheduleRule): readonly number[] => {
  if ('times' in rule) return rule.times.map(secondsOf).toSorted((a, b) => a - b)
  const [first, last] = [secondsOf(rule.first), secondsOf(rule.last)]
  const breaks = rule.breaks.map(({ from, to }) => [secondsOf(from), secondsOf(to)] as const)
  const count = Math.floor((last - first) / rule.everySec) + 1
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => first + index * rule.everySec,
  ).filter((at) => !breaks.some(([from, to]) => at > from && at < to))
}

/** The schedule that applies on a day; undefined before the first. */
export const scheduleOn = ({ schedules }: Calendar, day: string): Schedule | undefined =>
  schedules.findLast(({ fromOn }) => fromOn <= day)

/** The lottery's zone on a day; before its first schedule, the zone of that one. */
export const zoneOn = (calendar: Calendar, day: string): string =>
  scheduleOn(calendar, day)?.timeZone ?? calendar.schedules[0]?.timeZone ?? 'UTC'

/** The day in the lottery's zone. */
export const dayOf = (calendar: Calendar, at: Date): string =>
  dayIn(at, zoneOn(calendar, dayIn(at, calendar.schedules[0]?.timeZone ?? 'UTC')))

/** Seconds after midnight of a day's draws; none on a holiday. */
const secondsOn = (calendar: Calendar, day: string): readonly number[] => {
  const rule = scheduleOn(calendar, day)?.rule
  if (!rule || calendar.holidays.has(day)) return []
  if (rule.weekdays && !rule.weekdays.includes(weekdayOf(day))) return []
  return timesOf(rule)
}

/** The instants of a day's draws, in order. */
export const drawTimesOn = (calendar: Calendar, day: string): readonly Date[] => {
  const seconds = secondsOn(calendar, day)
  const timeZone = scheduleOn(calendar, day)?.timeZone
  if (timeZone === undefined || seconds.length === 0) return []
  const begin = instantIn(day, 0, timeZone).getTime()
  const end = instantIn(addDays(day, 1), 0, timeZone).getTime()
  // Each instant is looked up separately only on a day of a clock change.
  return end - begin === dayMs
    ? seconds.map((second) => new Date(begin + second * 1_000))
    : seconds.map((second) => instantIn(day, second, timeZone))
}

export type NumberStyle = 'day-dash-3' | 'day-3' | 'day-4' | 'year-3'

export type PlannedDraw = {
  readonly drawNumber: string
  readonly drawnOn: string
  readonly drawsAt: Date
}

const numberOfDay = (style: NumberStyle, day: string, index: number): string => {
  const date = day.replaceAll('-', '')
  if (style === 'day-4') return date + String(index).padStart(4, '0')
  return `${date}${style === 'day-dash-3' ? '-' : ''}${String(index).padStart(3, '0')}`
}

type Counted = { readonly day: string; readonly count: number }
const lastCounted = new WeakMap<Calendar, Counted>()

/**
 * How many draws the year had before the day, by the schedules at the time. Days are planned one after the other,
 * so it continues from the last requested day.
 */
const drawsBefore = (calendar: Calendar, day: string): number => {
  const newYear = `${day.slice(0, 4)}-01-01`
  const last = lastCounted.get(calendar)
  const from = last && last.day >= newYear && last.day <= day ? last : { day: newYear, count: 0 }
  let { count } = from
  for (let on = from.day; on < day; on = addDays(on, 1)) count += secondsOn(calendar, on).length
  lastCounted.set(calendar, { day, count })
  return count
}

/** The draws of a day with their printed numbers. */
export const planDay = (
  calendar: Calendar,
  style: NumberStyle,
  day: string,
): readonly PlannedDraw[] => {
  const times = drawTimesOn(calendar, day)
  const before = style === 'year-3' && times.length > 0 ? drawsBefore(calendar, day) : 0
  return times.map((drawsAt, index) => ({
    drawNumber:
      style === 'year-3'
        ? day.slice(0, 4) + String(before + index + 1).padStart(3, '0')
        : numberOfDay(style, day, index + 1),
    drawnOn: day,
    drawsAt,
  }))
}
