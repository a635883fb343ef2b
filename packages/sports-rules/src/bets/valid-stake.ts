import { divide } from '@trevo/money/share.ts'
import { findMarket, type Scope } from '../markets/market.ts'
import type { Odds } from '../markets/price.ts'
import { settlePair } from '../markets/settle.ts'
import { roundsToWin, type Pair, type Sport } from '../match.ts'
import { factorOf } from './payout.ts'

/** A bet on one choice of a match, in its own slip; the stake in 1/10,000 BRL. */
export type SingleBet = {
  readonly id: bigint
  readonly market: string
  readonly selection: string
  readonly odds: Odds
  readonly stakeMinor: bigint
}

// No line is above 4.5 goals, and no score above four is listed.
const goals = Array.from({ length: 8 }, (_, count) => count)
const scores: readonly Pair[] = goals.flatMap((home) => goals.map((away): Pair => [home, away]))
const mapScores: readonly Pair[] = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
]
/** Maps that end without extra rounds, and some that continue as long as any line reaches. */
const mapEnds: readonly Pair[] = [
  ...Array.from({ length: roundsToWin - 1 }, (_, less): Pair => [roundsToWin, less]),
  ...Array.from({ length: 8 }, (_, more): Pair => [roundsToWin + 1 + more, roundsToWin - 1 + more]),
].flatMap(([more, less]): readonly Pair[] => [
  [more, less],
  [less, more],
])

/** The results of a scope that its markets distinguish. */
const endsOf = (scope: Scope, sport: Sport): readonly Pair[] => {
  if (sport === 'football') return scores
  return scope === 'full' ? mapScores : mapEnds
}

type Known = SingleBet & { readonly of: NonNullable<ReturnType<typeof findMarket>> }

const paidAt = ({ of, selection, odds, stakeMinor }: Known, end: Pair): bigint => {
  const { numerator, denominator } = factorOf({ odds, result: settlePair(of, selection, end) })
  return (stakeMinor * numerator) / denominator
}

/** The return of bets on one scope, for each result. */
const sureOf = (bets: readonly Known[], ends: readonly Pair[]): bigint =>
  ends.reduce<bigint>(
    (least, end) => {
      const paid = bets.reduce((sum, bet) => sum + paidAt(bet, end), 0n)
      return least < paid ? least : paid
    },
    bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
  )

/**
 * The part of one member's bets on a match that was never at risk, by bet, in 1/10,000 BRL: bets on
 * all sides of a market, or on markets that cover one another, return each other's stakes however the
 * match ends. What is returned in every case is divided among the bets of the scope by their stakes
 * (`docs/valid-stake.md`). Bets on seasons, and built bets, are each considered separately.
 */
export const uncountedOfSingles = (
  sport: Sport,
  bets: readonly SingleBet[],
): ReadonlyMap<bigint, bigint> => {
  const scopes = new Map<Scope, Known[]>()
  for (const bet of bets) {
    const of = findMarket(bet.market)
    if (of) scopes.set(of.scope, [...(scopes.get(of.scope) ?? []), { ...bet, of }])
  }
  const uncounted = new Map<bigint, bigint>()
  for (const [scope, known] of scopes) {
    // A single bet has no other that could win what it loses.
    if (known.length < 2) continue
    const sureMinor = sureOf(known, endsOf(scope, sport))
    const allMinor = known.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
    if (sureMinor === 0n) continue
    // Rounded up, so that what is at risk is rounded down.
    for (const { id, stakeMinor } of known) {
      uncounted.set(id, divide(stakeMinor * sureMinor, allMinor, 'ceil'))
    }
  }
  return uncounted
}
