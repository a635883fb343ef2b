import type { SmsBudget } from '@trevo/contract/ops/sms-budgets.ts'

/** Of each hundred messages so many are kept for members at a device or place that is known. */
const keptForOwnersPercent = 20
const nearlyPercent = 80

/** Where a brand that names no countries sends: Brazil, with this much a day for an area. */
export const usualCountry = { countryCode: 'BR', prefixPerDayMax: 4_000 } as const

/** The part of a budget that unknown requesters may use up; strangers never use up all. */
export const visitorsShareOf = (countMax: number): number =>
  Math.floor((countMax * (100 - keptForOwnersPercent)) / 100)

export const stateOf = (sentCount: number, countMax: number): SmsBudget['state'] => {
  if (sentCount >= countMax) return 'used_up'
  return sentCount * 100 >= countMax * nearlyPercent ? 'nearly_used_up' : 'open'
}

/** The state that this very message brought about; undefined when nothing changed. */
export const alarmOf = (sentCount: number, countMax: number) => {
  const state = stateOf(sentCount, countMax)
  const before = stateOf(sentCount - 1, countMax)
  return state === before || state === 'open' ? undefined : state
}
