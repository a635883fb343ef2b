/** A stake on one place of the table, in 1/10,000 BRL as text. */
export type PlacedBet = { readonly bet: string; readonly stakeMinor: string }

/** A wager made of bets; their sum is the stake. */
export type BetsChoice = { readonly bets: readonly PlacedBet[] }

/** A bet and what it paid, including the stake. */
export type SettledBet = PlacedBet & { readonly payoutMinor: string }

/**
 * What a stake returns, including the stake itself, in hundredths: 200 doubles it, 195 is even money
 * less five per cent, 100 returns it, 0 loses it. Stakes are whole reais, so payouts are whole
 * centavos.
 */
export type ReturnHundredths = number

/** The stake on one place; 0 if there is no stake. */
export const stakeOn = ({ bets }: BetsChoice, bet: string): bigint =>
  BigInt(bets.find((placed) => placed.bet === bet)?.stakeMinor ?? 0)
