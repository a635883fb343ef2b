import type { SmsBudget } from '@trevo/contract/ops/sms-budgets.ts'

/** The percentage of messages reserved for members at a known device or place. */
const keptForOwnersPercent = 20
const nearlyPercent = 80

/** A brand without listed countries sends to Brazil, with this daily budget per area. */
export const usualCountry = { countryCode: 'BR', prefixPerDayMax: 4_000 } as const

type ServedCountry = { readonly countryCode: string; readonly prefixPerDayMax: number }

/** The countries a brand sends to: those that it names, or the usual one if it names none. */
export const servedBy = (named: readonly ServedCountry[]): readonly ServedCountry[] =>
  named.length > 0 ? named : [usualCountry]

/** The part of a budget that unknown requesters may use. */
export const visitorsShareOf = (countMax: number): number =>
  Math.floor((countMax * (100 - keptForOwnersPercent)) / 100)

export const stateOf = (sentCount: number, countMax: number): SmsBudget['state'] => {
  if (sentCount >= countMax) return 'used_up'
  return sentCount * 100 >= countMax * nearlyPercent ? 'nearly_used_up' : 'open'
}

/** The new state caused by this message; undefined if nothing changed. */
export const alarmOf = (sentCount: number, countMax: number) => {
  const state = stateOf(sentCount, countMax)
  const before = stateOf(sentCount - 1, countMax)
  return state === before || state === 'open' ? undefined : state
}
