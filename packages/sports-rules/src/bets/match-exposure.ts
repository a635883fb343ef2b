import { readBuilt } from '../markets/built.ts'
import { builtKey, findMarket, type Market, type Scope } from '../markets/market.ts'
import { endOf, settlePair, type LegResult } from '../markets/settle.ts'
import {
  goalsUntil,
  mapsToWin,
  plusOne,
  roundsToWin,
  type MatchState,
  type Pair,
} from '../match.ts'

/** Open single bets on one choice: their stakes, and what they pay together if it wins. */
export type StakedChoice = {
  readonly market: string
  readonly selection: string
  readonly stakeMinor: bigint
  readonly payoutMinor: bigint
}

/** What the house keeps of the stakes if the match ends so; below zero it loses. */
export type EndResult = { readonly end: Pair; readonly resultMinor: bigint }

export type MatchExposure = {
  /** For each end of the whole match that is still possible, with the worst of its parts. */
  readonly ends: readonly EndResult[]
  /** The lowest of them; undefined without an open bet. */
  readonly worst: EndResult | undefined
}

/** So many more goals of each side are looked at: further ones change the result of no market but totals. */
const goalsAhead = 5

type Piece = StakedChoice & { readonly read: Market }
type Evaluate = (pair: Pair | null) => bigint

const resultOf = ({ stakeMinor, payoutMinor }: StakedChoice, result: LegResult): bigint => {
  if (result === 'lost') return stakeMinor
  return result === 'void' ? 0n : stakeMinor - payoutMinor
}

/** What the bets on one scope keep, by the pair in which it ends; each pair is added up once. */
const evaluator = (pieces: readonly Piece[]): Evaluate => {
  const known = new Map<string, bigint>()
  return (pair) => {
    const key = String(pair)
    const before = known.get(key)
    if (before !== undefined) return before
    const sum = pieces.reduce((total, piece) => {
      const { read, selection } = piece
      return total + resultOf(piece, pair === null ? 'void' : settlePair(read, selection, pair))
    }, 0n)
    known.set(key, sum)
    return sum
  }
}

/** A built bet counts as won unless a part that the whole match decides is lost: never too low. */
const builtResult = (choice: StakedChoice, end: Pair, state: MatchState): bigint => {
  const parts = readBuilt(choice.selection) ?? []
  const results = parts.map(({ market, selection }) => {
    if (market.scope === 'full') return settlePair(market, selection, end)
    const decided = endOf(market.scope, state)
    return decided ? settlePair(market, selection, decided) : 'won'
  })
  if (results.includes('lost')) return resultOf(choice, 'lost')
  return resultOf(choice, results.includes('void') ? 'void' : 'won')
}

const lowest = (values: readonly bigint[]): bigint =>
  values.reduce((low, value) => (value < low ? value : low), values[0] ?? 0n)

const pairsFrom = ([home, away]: Pair, ahead: number): Pair[] =>
  Array.from({ length: ahead + 1 }, (_, more) => more).flatMap((more) =>
    Array.from({ length: ahead + 1 }, (_, others): Pair => [home + more, away + others]),
  )

/** The ends of a football match, each with the worst first half that leads to it. */
const footballEnds = (state: MatchState, of: (scope: Scope) => Evaluate): readonly EndResult[] => {
  const score = goalsUntil(state.marks, state.tick)
  const half = endOf('half', state)
  const halves = half ? [half] : pairsFrom(score, goalsAhead)
  return pairsFrom(score, goalsAhead).map((end) => {
    const possible = halves.filter((pair) => pair[0] <= end[0] && pair[1] <= end[1])
    return { end, resultMinor: of('full')(end) + lowest(possible.map(of('half'))) }
  })
}

const mapScopes = ['map1', 'map2', 'map3'] as const

/** The ends of a map that a side wins. */
const mapPairs = (winner: 0 | 1): Pair[] =>
  Array.from({ length: roundsToWin }, (_, lost): Pair =>
    winner === 0 ? [roundsToWin, lost] : [lost, roundsToWin],
  )

/** The ends of an e-sport match, each with the worst rounds of the maps that lead to it. */
const esportEnds = (state: MatchState, of: (scope: Scope) => Evaluate): readonly EndResult[] => {
  const ends = new Map<string, EndResult>()
  const walk = (won: Pair, at: number, sumMinor: bigint): void => {
    if (Math.max(...won) === mapsToWin) {
      const rest = mapScopes.slice(at).reduce((sum, scope) => sum + of(scope)(null), 0n)
      const resultMinor = sumMinor + rest + of('full')(won)
      const known = ends.get(String(won))
      if (!known || resultMinor < known.resultMinor)
        ends.set(String(won), { end: won, resultMinor })
      return
    }
    const scope = mapScopes[at]
    if (!scope) return
    const played = endOf(scope, state)
    for (const side of [0, 1] as const) {
      if (played && played[0] > played[1] !== (side === 0)) continue
      const pairs = played ? [played] : mapPairs(side)
      walk(plusOne(won, side), at + 1, sumMinor + lowest(pairs.map(of(scope))))
    }
  }
  walk([0, 0], 0, 0n)
  return [...ends.values()]
}

/**
 * What the open single bets on a match bring the house by its end, from now on. Multiples are left out: what
 * they pay depends on other matches.
 */
export const exposureOf = (state: MatchState, choices: readonly StakedChoice[]): MatchExposure => {
  if (choices.length === 0) return { ends: [], worst: undefined }
  const pieces = choices.flatMap((choice): Piece[] => {
    const read = findMarket(choice.market)
    return read ? [{ ...choice, read }] : []
  })
  const built = choices.filter(({ market }) => market === builtKey)
  const evaluators = new Map<Scope, Evaluate>()
  const of = (scope: Scope): Evaluate => {
    const known = evaluators.get(scope)
    const evaluate = known ?? evaluator(pieces.filter(({ read }) => read.scope === scope))
    evaluators.set(scope, evaluate)
    return evaluate
  }
  const plain = state.sport === 'football' ? footballEnds(state, of) : esportEnds(state, of)
  const ends = plain.map(({ end, resultMinor }) => ({
    end,
    resultMinor: built.reduce((sum, one) => sum + builtResult(one, end, state), resultMinor),
  }))
  return {
    ends,
    worst: ends.reduce<EndResult | undefined>(
      (low, one) => (low === undefined || one.resultMinor < low.resultMinor ? one : low),
      undefined,
    ),
  }
}

/** Whether a choice pays if the match ends so; what the end alone does not decide counts as won. */
export const paysAt = (
  state: MatchState,
  { market, selection }: Pick<StakedChoice, 'market' | 'selection'>,
  end: Pair,
): boolean => {
  if (market === builtKey) {
    const one = { market, selection, stakeMinor: 1n, payoutMinor: 2n }
    return builtResult(one, end, state) < 0n
  }
  const read = findMarket(market)
  if (!read) return false
  if (read.scope === 'full') return settlePair(read, selection, end) === 'won'
  const decided = endOf(read.scope, state)
  return (
    decided === undefined || (decided !== null && settlePair(read, selection, decided) === 'won')
  )
}
