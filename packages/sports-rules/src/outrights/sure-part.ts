import type { SingleBet } from '../bets/valid-stake.ts'
import { findOutright, placesOf, type OutrightKind } from './market.ts'

type Choice = { readonly paidMinor: bigint; readonly odds: number }

const sum = (values: readonly bigint[]): bigint => values.reduce((all, one) => all + one, 0n)

/** What each choice of a market pays if it wins, and the best odds that it was bet on at. */
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
 * What bets on one market of a season give back in all likelihood, in 1/10,000 BRL. Their choices cover
 * the market when the chances by their odds (1 / odds) add up to as many as there are winning places: what
 * the odds leave to all others is then less than the margin in them. The choices that pay least win.
 */
const sureOfMarket = (kind: OutrightKind, bets: readonly SingleBet[]): bigint => {
  const places = placesOf[kind]
  const choices = choicesOf(bets)
  const chances = choices.reduce((all, { odds }) => all + 100 / odds, 0)
  // One choice has nothing beside it that could win what it loses.
  if (choices.length <= places || chances < places) return 0n
  const least = choices
    .map(({ paidMinor }) => paidMinor)
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const stakeMinor = sum(bets.map((bet) => bet.stakeMinor))
  const backMinor = sum(least.slice(0, places))
  return backMinor < stakeMinor ? backMinor : stakeMinor
}

/**
 * What of bets on a season comes back in all likelihood, in 1/10,000 BRL; bets on a match are left out.
 * Each market counts by itself. For comparing linked accounts (`docs/valid-stake.md`).
 */
export const sureOfOutrights = (bets: readonly SingleBet[]): bigint => {
  const markets = Map.groupBy(bets, ({ market }) => findOutright(market))
  return sum([...markets].map(([kind, own]) => (kind === undefined ? 0n : sureOfMarket(kind, own))))
}
