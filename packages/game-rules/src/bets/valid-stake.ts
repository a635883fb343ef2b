import type { PlacedBet, ReturnHundredths } from './bets.ts'

/** An outcome as far as bets distinguish it, and its probability relative to the others. */
export type RiskOutcome<Outcome> = { readonly weight: number; readonly outcome: Outcome }

/** Outcomes that are together at most one in ten are ignored: bets that cover all others do not count. */
const ignoredPart = 10

/** What bets on one outcome return with each distinguishable outcome. */
export type BetReturns = {
  readonly betCount: number
  /** In 1/10,000 BRL. */
  readonly stakeMinor: bigint
  /** In hundredths of 1/10,000 BRL, in the order of the game's outcomes. */
  readonly returns: readonly { readonly weight: number; readonly hundredths: bigint }[]
}

/** @param outcomes all of them; an empty list means that bets of the game cannot offset one another */
export const returnsOfBets = <Outcome>(
  bets: readonly PlacedBet[],
  outcomes: readonly RiskOutcome<Outcome>[],
  returnOf: (bet: string, outcome: Outcome) => ReturnHundredths,
): BetReturns => ({
  betCount: bets.length,
  stakeMinor: bets.reduce((sum, bet) => sum + BigInt(bet.stakeMinor), 0n),
  returns: outcomes.map(({ weight, outcome }) => ({
    weight,
    hundredths: bets.reduce(
      (sum, { bet, stakeMinor: minor }) => sum + BigInt(minor) * BigInt(returnOf(bet, outcome)),
      0n,
    ),
  })),
})

/** The bets of two players on the same outcome, combined into one. */
export const addReturns = (one: BetReturns, other: BetReturns): BetReturns => ({
  betCount: one.betCount + other.betCount,
  stakeMinor: one.stakeMinor + other.stakeMinor,
  returns: one.returns.map(({ weight, hundredths }, at) => ({
    weight,
    hundredths: hundredths + (other.returns[at]?.hundredths ?? 0n),
  })),
})

/**
 * The part of bets on one outcome that is at risk, in 1/10,000 BRL: the stake less what is returned in
 * every case. Bets against one another, such as red and black, win each other's stakes and put nothing
 * at risk. The least likely of the worst outcomes, up to one in ten together, are left out: red and
 * black lose on zero alone, and 36 of 37 numbers on one (`docs/valid-stake.md`).
 */
export const validStakeOfReturns = ({ betCount, stakeMinor, returns }: BetReturns): bigint => {
  // A single bet has no other that could win what it loses.
  if (betCount < 2 || returns.length === 0) return stakeMinor
  const paid = returns.toSorted((a, b) =>
    a.hundredths < b.hundredths ? -1 : a.hundredths > b.hundredths ? 1 : 0,
  )
  const total = paid.reduce((sum, { weight }) => sum + weight, 0)
  let ignored = 0
  const sure = paid.find(({ weight }) => (ignored += weight) * ignoredPart > total)
  const backMinor = (sure?.hundredths ?? 0n) / 100n
  return backMinor < stakeMinor ? stakeMinor - backMinor : 0n
}

/** The part of bets on one outcome that is at risk, in 1/10,000 BRL; see above. */
export const validStakeOfBets = <Outcome>(
  bets: readonly PlacedBet[],
  outcomes: readonly RiskOutcome<Outcome>[],
  returnOf: (bet: string, outcome: Outcome) => ReturnHundredths,
): bigint => validStakeOfReturns(returnsOfBets(bets, bets.length < 2 ? [] : outcomes, returnOf))
