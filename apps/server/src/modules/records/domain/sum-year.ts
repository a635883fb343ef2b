import { dayMs } from '@trevo/calendar/durations.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { ascending, descending } from '@trevo/platform/in-order.ts'
import { sumProfit, type Movement, type Profit } from './sum-profit.ts'

/** A movement with the kind under which its module registered it. */
export type KindMovement = Movement & { readonly kind: string }

export type MoneyInOut = {
  /** Deposits, less those that their payer's bank took back. */
  readonly depositedMinor: bigint
  /** Withdrawals, less those that did not arrive. */
  readonly withdrawnMinor: bigint
}

const depositKinds: ReadonlySet<string> = new Set([
  'cashier.deposit_credited',
  'cashier.deposit_reversed',
  'cashier.receivable_paid',
])

const sumInOut = (movements: readonly KindMovement[]): MoneyInOut => {
  let [depositedMinor, withdrawnMinor] = [0n, 0n]
  for (const { kind, inMinor, outMinor } of movements) {
    if (depositKinds.has(kind)) depositedMinor += inMinor - outMinor
    else if (kind.startsWith('cashier.withdrawal_')) withdrawnMinor += outMinor - inMinor
  }
  return { depositedMinor, withdrawnMinor }
}

export type YearSums = Profit & MoneyInOut

/** The sums of a year, and of each month with a movement, January first. @param movements by month */
export const sumYear = (
  movements: readonly KindMovement[],
): {
  readonly whole: YearSums
  readonly months: readonly (YearSums & { readonly month: string })[]
} => {
  const months = Map.groupBy(movements, ({ day }) => day)
  return {
    whole: { ...sumProfit(movements), ...sumInOut(movements) },
    months: [...months]
      .map(([month, of]) => ({ month, ...sumProfit(of), ...sumInOut(of) }))
      .toSorted(ascending(({ month }) => month)),
  }
}

const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

/** Days without play, both ends included. */
type Break = { readonly from: string; readonly to: string; readonly days: number }

/** The longest spans of days without play within a span, the longest first, the newer of equal ones. */
export const longestBreaks = (
  playDays: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
  count: number,
): Break[] => {
  const breaks: Break[] = []
  let free = from
  for (const day of [...playDays, addDays(to, 1)]) {
    if (free < day) {
      const last = addDays(day, -1)
      breaks.push({ from: free, to: last, days: countDays(free, last) })
    }
    free = addDays(day, 1)
  }
  return breaks
    .toSorted(descending(({ from: day }) => day))
    .toSorted((a, b) => b.days - a.days)
    .slice(0, count)
}
