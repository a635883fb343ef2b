import { mapUnderWay } from '../league/play-match.ts'
import { million, type Rates } from '../league/strength.ts'
import {
  footballTicks,
  halfTicks,
  isOver,
  mapsOf,
  mapsToWin,
  mapsWon,
  plusOne,
  type MatchState,
  type Pair,
} from '../match.ts'
import { findMarket, keyOf, type Market, type Scope } from './market.ts'
import { footballOutcomes, mapOutcomes } from './outcomes.ts'
import { certainFrom, priceOf, type Chances, type Margin, type Odds } from './price.ts'
import { settlePair, settleSelection, type LegResult } from './settle.ts'

export const [partsMin, partsMax] = [2, 6] as const

/** One selection of a built bet. */
export type Part = { readonly market: Market; readonly selection: string }

const writePart = ({ market, selection }: Part): string => `${keyOf(market)}=${selection}`

/** `full.result=1,full.total:5=over`: the name of a built bet everywhere, for any order of its parts. */
export const writeBuilt = (parts: readonly Part[]): string => parts.map(writePart).sort().join(',')

/** Reads what `writeBuilt` wrote; undefined for anything else, and if a market appears twice. */
export const readBuilt = (text: string): readonly Part[] | undefined => {
  const parts = text.split(',').flatMap((written): Part[] => {
    const [key = '', selection = ''] = written.split('=')
    const market = findMarket(key)
    return market && selection !== '' ? [{ market, selection }] : []
  })
  const markets = new Set(parts.map(({ market }) => keyOf(market)))
  const fits = parts.length >= partsMin && parts.length <= partsMax && markets.size === parts.length
  return fits && writeBuilt(parts) === text ? parts : undefined
}

/** One possible end of the whole match, with its probability; null for a map not played. */
export type JointOutcome = {
  readonly ends: Readonly<Partial<Record<Scope, Pair | null>>>
  readonly chance: number
}

const sumOf = (one: Pair, other: Pair): Pair => [one[0] + other[0], one[1] + other[1]]

const jointFootball = (rates: Rates, state: MatchState): JointOutcome[] => {
  if (state.tick >= halfTicks) {
    return footballOutcomes(rates, state, footballTicks).map(({ pair, chance }) => ({
      ends: { full: pair },
      chance,
    }))
  }
  const halves = footballOutcomes(rates, state, halfTicks)
  const rests = footballOutcomes(rates, { ...state, tick: halfTicks, marks: [] }, footballTicks)
  return halves.flatMap((half) =>
    rests.map((rest) => ({
      ends: { half: half.pair, full: sumOf(half.pair, rest.pair) },
      chance: half.chance * rest.chance,
    })),
  )
}

const mapScopes = ['map1', 'map2', 'map3'] as const

type OpenMatch = JointOutcome & { readonly won: Pair }

const jointMaps = (rates: Rates, state: MatchState): JointOutcome[] => {
  const { map, score } = mapUnderWay(state.marks)
  let open: OpenMatch[] = [{ ends: {}, chance: 1, won: mapsWon(mapsOf(state.marks)) }]
  for (const [at, scope] of mapScopes.entries()) {
    if (at < map) continue
    const played = mapOutcomes((rates.rounds?.[at] ?? 0) / million, at === map ? score : [0, 0])
    open = open.flatMap((one): OpenMatch[] => {
      if (Math.max(...one.won) === mapsToWin)
        return [{ ...one, ends: { ...one.ends, [scope]: null } }]
      return played.map(({ pair, chance }) => ({
        ends: { ...one.ends, [scope]: pair },
        chance: one.chance * chance,
        won: plusOne(one.won, pair[0] > pair[1] ? 0 : 1),
      }))
    })
  }
  return open.map(({ ends, chance, won }) => ({ ends: { ...ends, full: won }, chance }))
}

/** Anything less likely than this changes no price. */
const chanceMin = 1e-13

/** Every possible joint end of all scopes of a match, by the rates the match is played by. */
export const jointOutcomesOf = (rates: Rates, state: MatchState): readonly JointOutcome[] => {
  if (isOver(state)) return []
  const outcomes =
    state.sport === 'football' ? jointFootball(rates, state) : jointMaps(rates, state)
  return outcomes.filter(({ chance }) => chance > chanceMin)
}

/** A built bet is lost with a lost part, refunded with a void one, and otherwise wins with its last part. */
export const settleParts = (results: readonly (LegResult | undefined)[]): LegResult | undefined => {
  if (results.includes('lost')) return 'lost'
  if (results.includes(undefined)) return undefined
  return results.includes('void') ? 'void' : 'won'
}

/** The result of a built bet; undefined while it is open. */
export const settleBuilt = (parts: readonly Part[], state: MatchState): LegResult | undefined =>
  settleParts(parts.map(({ market, selection }) => settleSelection(market, selection, state)))

/** The result of a selection for one end of the match. */
export const resultIn = ({ ends }: JointOutcome, { market, selection }: Part): LegResult => {
  const end = ends[market.scope]
  return end ? settlePair(market, selection, end) : 'void'
}

/** The probability that all parts win together, and that the stake is refunded. */
export const builtChances = (
  parts: readonly Part[],
  outcomes: readonly JointOutcome[],
): Chances => {
  let [won, back] = [0, 0]
  for (const outcome of outcomes) {
    const result = settleParts(parts.map((part) => resultIn(outcome, part)))
    if (result === 'won') won += outcome.chance
    else if (result === 'void') back += outcome.chance
  }
  return { won, void: back }
}

const shareOf = ({ won, void: back }: Chances): number => won / (1 - back || 1)

/** By how much a part must reduce the probability of the bet, in shares of it. */
const partWeightMin = 1e-6

/** Whether the other parts win only together with this one: it would cost margin and add nothing. */
const addsNothing = (
  parts: readonly Part[],
  part: Part,
  outcomes: readonly JointOutcome[],
): boolean => {
  const others = parts.filter((one) => one !== part)
  const [all, without] = [builtChances(parts, outcomes), builtChances(others, outcomes)]
  return shareOf(all) >= shareOf(without) * (1 - partWeightMin)
}

/**
 * The price of parts that win together; undefined if they cannot, or if it is outside the offered
 * range. A live bet whose last open parts follow from each other still has one.
 */
export const oddsOfParts = (
  parts: readonly Part[],
  outcomes: readonly JointOutcome[],
  margin: Margin,
): Odds | undefined => {
  const chances = builtChances(parts, outcomes)
  return shareOf(chances) > certainFrom ? undefined : priceOf(chances, margin)
}

export type BuiltPrice =
  | { readonly state: 'offered'; readonly odds: Odds }
  /** Its parts cannot win together; one follows from the others; the price is outside the offered range. */
  | { readonly state: 'impossible' | 'redundant' | 'beyond' }

/** The price of a bet built from several selections of one match, by all of them together. */
export const priceBuilt = (
  parts: readonly Part[],
  outcomes: readonly JointOutcome[],
  margin: Margin,
): BuiltPrice => {
  if (builtChances(parts, outcomes).won === 0) return { state: 'impossible' }
  if (parts.some((part) => addsNothing(parts, part, outcomes))) return { state: 'redundant' }
  const odds = oddsOfParts(parts, outcomes, margin)
  return odds === undefined ? { state: 'beyond' } : { state: 'offered', odds }
}
