import type { SingleBet } from '../bets/valid-stake.ts'
import { findOutright, placesOf, type OutrightKind } from './market.ts'

type Choice = { readonly paidMinor: bigint; readonly odds: number }

const sum = (values: readonly bigint[]): bigint => values.reduce((all, one) => all + one, 0n)

/** The payout of each selection of a market if it wins, and its best accepted odds. */
const choicesOf = (bets: readonly SingleBet[]): readonly Choice[] => {
  const choices = new Map<string, Choice>()
  for (const { selection, odds, stakeMinor } of bets) {
    const { paidMinor = 0n, odds: best = 0 } = choices.get(selection) ?? {}
    choices.set(selection, {
      paidMinor: paidMinor + (stakeMinor * BigInt(odds)) / 100n,
      odds: Math.max(best, odds),
    })
  }
  return [...choices.values()]
}

/**
 * The nearly certain return of bets on one market of a season, in 1/10,000 BRL. Their selections cover
 * the market if the probabilities implied by their odds (1 / odds) add up to the number of winning
 * places: what the odds leave to all others is then less than the margin in them. The selections that
 * pay least win.
 */
const sureOfMarket = (kind: OutrightKind, bets: readonly SingleBet[]): bigint => {
  const places = placesOf[kind]
  const choices = choicesOf(bets)
  const chances = choices.reduce((all, { odds }) => all + 100 / odds, 0)
  // A single selection has no other that could win what it loses.
  if (choices.length <= places || chances < places) return 0n
  const least = choices
    .map(({ paidMinor }) => paidMinor)
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const stakeMinor = sum(bets.map((bet) => bet.stakeMinor))
  const backMinor = sum(least.slice(0, places))
  return backMinor < stakeMinor ? backMinor : stakeMinor
}

/**
 * The nearly certain return of bets on a season, in 1/10,000 BRL, without bets on matches. Each market
 * counts separately. For comparing linked accounts (`docs/valid-stake.md`).
 */
export const sureOfOutrights = (bets: readonly SingleBet[]): bigint => {
  const markets = Map.groupBy(bets, ({ market }) => findOutright(market))
  return sum([...markets].map(([kind, own]) => (kind === undefined ? 0n : sureOfMarket(kind, own))))
}
