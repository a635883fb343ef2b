import { addDays } from '@trevo/calendar/time-zone.ts'
import {
  planDay,
  type Calendar,
  type NumberStyle,
  type PlannedDraw,
} from '../../draws/domain/schedule.ts'

export type MovedDraw = {
  readonly drawNumber: string
  /** Undefined if it is new. */
  readonly was: Date | undefined
  /** Undefined if it is taken out. */
  readonly becomes: Date | undefined
}

const planDays = (
  calendar: Calendar,
  style: NumberStyle,
  days: readonly string[],
): readonly PlannedDraw[] => days.flatMap((day) => planDay(calendar, style, day))

/** A day that is taken out leaves those after it alone, except where draws are numbered by the year. */
const daysCompared = (style: NumberStyle, isHoliday: boolean): number => {
  if (isHoliday) return style === 'year-3' ? 31 : 1
  return style === 'year-3' ? 31 : 7
}

/**
 * The draws that are at another time, new or taken out with the next calendar, by their printed number; compared
 * over a month where they are numbered by the year, else over the holiday or a week.
 */
export const comparePlans = (
  { current, next }: { readonly current: Calendar; readonly next: Calendar },
  { style, fromOn, isHoliday }: { style: NumberStyle; fromOn: string; isHoliday: boolean },
): { readonly moved: readonly MovedDraw[]; readonly keptCount: number; readonly until: string } => {
  const count = daysCompared(style, isHoliday)
  const days = Array.from({ length: count }, (_, index) => addDays(fromOn, index))
  const before = planDays(current, style, days)
  const after = new Map(planDays(next, style, days).map((one) => [one.drawNumber, one.drawsAt]))
  const moved: MovedDraw[] = []
  let keptCount = 0
  for (const { drawNumber, drawsAt: was } of before) {
    const becomes = after.get(drawNumber)
    after.delete(drawNumber)
    if (becomes?.getTime() === was.getTime()) keptCount += 1
    else moved.push({ drawNumber, was, becomes })
  }
  for (const [drawNumber, becomes] of after) moved.push({ drawNumber, was: undefined, becomes })
  const timeOf = ({ was, becomes }: MovedDraw) => (was ?? becomes)?.getTime() ?? 0
  return {
    moved: moved.toSorted((left, right) => timeOf(left) - timeOf(right)),
    keptCount,
    until: addDays(fromOn, count - 1),
  }
}
