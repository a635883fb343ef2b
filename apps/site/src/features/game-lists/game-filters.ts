import type { GameFeature, Volatility } from '@trevo/contract/wps/games/game-filter.ts'

/** In the order in which they are offered; the compiler notices when one is missing. */
const featureOrder = {
  FREE_SPINS: 0,
  BONUS_GAME: 1,
  FEATURE_BUY: 2,
  MULTIPLIER: 3,
  WILDS: 4,
  CASCADES: 5,
  RESPIN: 6,
  HOLD_AND_WIN: 7,
  MEGAWAYS: 8,
  JACKPOT: 9,
  SIDE_BETS: 10,
  CASH_OUT: 11,
  MULTIPLAYER: 12,
  PROVABLY_FAIR: 13,
} as const satisfies Record<GameFeature, number>
export const features = Object.keys(featureOrder) as readonly GameFeature[] // keys of a const object

export const volatilities = ['low', 'medium', 'high'] as const satisfies readonly Volatility[]

/** Minimum returns that a list can be filtered by, in Bp. */
export const rtpSteps = [9_400, 9_500, 9_600, 9_700] as const

/** MODEL-15. */
export const selectionTypes = ['ALL', 'HOT', 'NEW', 'FAV', 'RECENT'] as const
export type SelectionType = (typeof selectionTypes)[number]

/** The filters of a list by their names in its address; each has one value or several separated by commas. */
export const filterNames = ['vassalage', 'volatility', 'feature', 'rtp'] as const
export type FilterName = (typeof filterNames)[number]

/** The values of a filter that are in the address and exist. */
export const chosenOf = <Value extends string>(
  query: URLSearchParams,
  name: FilterName,
  known?: readonly Value[],
): readonly Value[] => {
  const values = (query.get(name) ?? '').split(',').filter(Boolean) as Value[] // checked below
  return known ? values.filter((value) => known.includes(value)) : values
}

export const rtpOf = (query: URLSearchParams): number | undefined =>
  rtpSteps.find((step) => String(step) === query.get('rtp'))

/** The address with a filter value added, or removed if it was there. */
export const withToggled = (
  query: URLSearchParams,
  name: FilterName,
  value: string,
): URLSearchParams => {
  const before = chosenOf(query, name)
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value]
  return withValue(query, name, after.join(','))
}

/** The address with one parameter set, or removed if there is no value. */
export const withValue = (
  query: URLSearchParams,
  name: FilterName | 'sort' | 'type',
  value: string | undefined,
): URLSearchParams => {
  const next = new URLSearchParams(query)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

export const withoutFilters = (query: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(query)
  for (const name of filterNames) next.delete(name)
  return next
}

/** How many kinds of filter are active. */
export const filterCount = (query: URLSearchParams): number =>
  filterNames.filter((name) => query.get(name)).length

/** Whether an address shows all games of its page: without a filter, a selection, an order or a search. */
export const isWholeList = (query: URLSearchParams): boolean =>
  filterCount(query) === 0 && !['type', 'sort', 'search'].some((name) => query.has(name))
