import type { Sport } from '../match.ts'
import { findOutright, type OutrightKind } from '../outrights/market.ts'

/**
 * What a market is about: the whole match (goals, or maps won), the first half, or one map. Each ends
 * in a pair of numbers, and each kind of market is a rule over that pair.
 */
export const scopes = ['full', 'half', 'map1', 'map2', 'map3'] as const
export type Scope = (typeof scopes)[number]

export const marketKinds = [
  'result',
  'double',
  'winner',
  'handicap',
  'total',
  'both',
  'exact',
] as const
export type MarketKind = (typeof marketKinds)[number]

/** Several selections of one match bet on as one: the key that represents its market. */
export const builtKey = 'full.built'
/**
 * What has a separate margin and limits: each kind of market of a match, built bets, and each market
 * of a season.
 */
export type BetKind = MarketKind | 'built' | OutrightKind

export type Market = {
  readonly scope: Scope
  readonly kind: MarketKind
  /** Handicap of the first side, or the line of a total, in halves: 5 is 2.5. */
  readonly line?: number
}

const correctScores = [0, 1, 2, 3, 4].flatMap((home) =>
  [0, 1, 2, 3, 4].map((away) => `${home}-${away}`),
)
const mapScores = ['2-0', '2-1', '1-2', '0-2']

/** The possible selections. `exact` in football ends with `other`. */
export const selectionsOf = ({ kind }: Market, sport: Sport): readonly string[] => {
  switch (kind) {
    case 'result':
      return ['1', 'X', '2']
    case 'double':
      return ['1X', '12', 'X2']
    case 'winner':
    case 'handicap':
      return ['1', '2']
    case 'total':
      return ['over', 'under']
    case 'both':
      return ['yes', 'no']
    case 'exact':
      return sport === 'football' ? [...correctScores, 'other'] : mapScores
    default:
      return kind satisfies never
  }
}

/** `full.total:5`: the name of a market everywhere. */
export const keyOf = ({ scope, kind, line }: Market): string =>
  `${scope}.${kind}${line === undefined ? '' : `:${line}`}`

const written = new RegExp(`^(${scopes.join('|')})\\.(${marketKinds.join('|')})(?::(-?\\d{1,2}))?$`)

/** Reads what `keyOf` wrote; undefined for anything else. */
export const findMarket = (key: string): Market | undefined => {
  const [, scope, kind, line] = written.exec(key) ?? []
  if (!scope || !kind) return undefined
  const hasLine = kind === 'handicap' || kind === 'total'
  if (hasLine !== (line !== undefined)) return undefined
  return {
    scope: scope as Scope, // of the pattern
    kind: kind as MarketKind,
    ...(line !== undefined && { line: Number(line) }),
  }
}

/** The kind of bet that a key represents; undefined if it is not a key. */
export const findBetKind = (key: string): BetKind | undefined =>
  key === builtKey ? 'built' : (findMarket(key)?.kind ?? findOutright(key))

const football: readonly Market[] = [
  { scope: 'full', kind: 'result' },
  { scope: 'full', kind: 'double' },
  ...[1, 3, 5, 7, 9].map((line): Market => ({ scope: 'full', kind: 'total', line })),
  { scope: 'full', kind: 'both' },
  ...[-3, -2, -1, 0, 1, 2, 3].map((line): Market => ({ scope: 'full', kind: 'handicap', line })),
  { scope: 'full', kind: 'exact' },
  { scope: 'half', kind: 'result' },
  ...[1, 3].map((line): Market => ({ scope: 'half', kind: 'total', line })),
]

const mapMarkets = (scope: Scope): readonly Market[] => [
  { scope, kind: 'winner' },
  ...[41, 43, 45].map((line): Market => ({ scope, kind: 'total', line })),
  ...[-7, 7].map((line): Market => ({ scope, kind: 'handicap', line })),
]

const esport: readonly Market[] = [
  { scope: 'full', kind: 'winner' },
  ...[-3, 3].map((line): Market => ({ scope: 'full', kind: 'handicap', line })),
  { scope: 'full', kind: 'total', line: 5 },
  { scope: 'full', kind: 'exact' },
  ...(['map1', 'map2', 'map3'] as const).flatMap(mapMarkets),
]

/** Every market of a match of this sport. */
export const marketsOf = (sport: Sport): readonly Market[] =>
  sport === 'football' ? football : esport
