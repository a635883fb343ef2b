import { firstDayOf } from './periods.ts'

export type DayUse = { readonly day: string; readonly amount: bigint; readonly most: bigint }

/**
 * On which days a limit would have stopped a member: those on which what counts since the period began reached it.
 * For a single stake, the days with one above it.
 */
export const stoppedDays = (
  days: readonly DayUse[],
  { period, value }: { readonly period: 'each' | 'day' | 'week' | 'month'; readonly value: bigint },
): readonly boolean[] => {
  if (period === 'each') return days.map(({ most }) => most > value)
  const before = new Map<string, bigint>()
  return days.map(({ day, amount }) => {
    const first = firstDayOf(period, day)
    const sum = (before.get(first) ?? 0n) + amount
    before.set(first, sum)
    // A day without any play stops nobody.
    return amount > 0n && sum >= value
  })
}
