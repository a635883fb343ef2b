import type { Rates } from '../league/strength.ts'
import type { MatchState } from '../match.ts'
import {
  keyOf,
  marketsOf,
  selectionsOf,
  type BetKind,
  type Market,
  type MarketKind,
} from './market.ts'
import { outcomesOf, type Outcome } from './outcomes.ts'
import { settlePair } from './settle.ts'

/** Odds in hundredths, as shown: 142 is 1.42. */
export type Odds = number

/** The margin added to a fair book, in basis points, and how much rounding may add to it. */
export type Margin = { readonly bp: number; readonly spreadBp: number }
export type Margins = Readonly<Record<BetKind, Margin>>

export const defaultMargins: Margins = {
  result: { bp: 500, spreadBp: 150 },
  double: { bp: 500, spreadBp: 150 },
  winner: { bp: 500, spreadBp: 150 },
  handicap: { bp: 500, spreadBp: 150 },
  total: { bp: 500, spreadBp: 150 },
  both: { bp: 550, spreadBp: 150 },
  exact: { bp: 1_200, spreadBp: 700 },
  built: { bp: 1_000, spreadBp: 700 },
  champion: { bp: 1_200, spreadBp: 700 },
  toptwo: { bp: 1_200, spreadBp: 700 },
}

/** The minimum margin, in basis points; the database refuses less. */
export const marginBpMin = 450

/** The highest average return of a bet on sports, in basis points of its stake, rounded up. */
export const sportsReturnBpMax = Math.ceil(100_000_000 / (10_000 + marginBpMin))

export const oddsMin: Odds = 101
/** Selections that would pay more are not offered. */
export const oddsMax: Odds = 20_000
/** Nearly certain: no longer offered, and neither is the rest of its market. */
export const certainFrom = 0.97

/** Prices of a market by selection; missing ones are not offered. */
export type Prices = Readonly<Record<string, Odds>>
/** Prices of every offered market of a match, by key. */
export type Book = Readonly<Record<string, Prices>>

export type Chances = { readonly won: number; readonly void: number }

/** The probability that a selection wins, and that it is refunded. */
export const chancesOf = (
  market: Market,
  selection: string,
  outcomes: readonly Outcome[],
): Chances => {
  let [won, back] = [0, 0]
  for (const { pair, chance } of outcomes) {
    const result = settlePair(market, selection, pair)
    if (result === 'won') won += chance
    else if (result === 'void') back += chance
  }
  return { won, void: back }
}

/** The sum of a market's probabilities: the double chance wins twice with each outcome. */
const waysOf = (kind: MarketKind): number => (kind === 'double' ? 2 : 1)

/**
 * The price that leaves the margin to the house, rounded down. A selection that may be refunded is
 * priced for the cases in which it is not.
 */
export const priceOf = ({ won, void: back }: Chances, { bp }: Margin): Odds | undefined => {
  const fair = won / (1 - back)
  if (fair <= 0) return undefined
  const odds = Math.floor(1_000_000 / (fair * (10_000 + bp)) + 1e-9)
  return odds < oddsMin || odds > oddsMax ? undefined : odds
}

const pricesOf = (
  market: Market,
  state: MatchState,
  outcomes: readonly Outcome[],
  margin: Margin,
): Prices | undefined => {
  const chances = selectionsOf(market, state.sport).map(
    (selection) => [selection, chancesOf(market, selection, outcomes)] as const,
  )
  const limit = market.kind === 'double' ? 0.995 : certainFrom
  const isDecided = chances.some(
    ([, { won, void: back }]) => won / (1 - back || 1) > limit || back > 0.9,
  )
  if (isDecided && market.kind !== 'exact') return undefined
  const prices = chances.flatMap(([selection, chance]) => {
    const odds = priceOf(chance, margin)
    return odds === undefined ? [] : [[selection, odds] as const]
  })
  return prices.length < 2 ? undefined : Object.fromEntries(prices)
}

/** The whole book of a match in its current state. */
export const priceMatch = (
  rates: Rates,
  state: MatchState,
  margins: Margins = defaultMargins,
): Book => {
  const ended = new Map<string, readonly Outcome[]>()
  const book: Record<string, Prices> = {}
  for (const market of marketsOf(state.sport)) {
    const outcomes = ended.get(market.scope) ?? outcomesOf(market.scope, rates, state)
    ended.set(market.scope, outcomes)
    if (outcomes.length === 0) continue
    const prices = pricesOf(market, state, outcomes, margins[market.kind])
    if (prices) book[keyOf(market)] = prices
  }
  return book
}

/** The house margin of a book in basis points, if all probabilities were as its prices say. */
export const marginOf = (market: Market, prices: Prices): number => {
  const sum = Object.values(prices).reduce((total, odds) => total + 100 / odds, 0)
  return Math.round((sum / waysOf(market.kind) - 1) * 10_000)
}
