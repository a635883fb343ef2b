/**
 * The most that each kind of reward gives for a counted real, in 1/100 percent. Each is kept by itself:
 * rates are refused beyond theirs, prizes wait or are lowered to theirs (docs/valid-stake.md).
 */
export const givenShares = {
  /** Rebates and contracts of agents together. */
  agents: 200,
  /** Rebate of a product with what the highest level adds to it. */
  rebate: 50,
  /** Points by what they buy in the mall. */
  points: 10,
  /** All promotions together that give a part of stakes or of what was lost. */
  promotions: 56,
  /** A prize for a place in a ranking, as a share of its own player's stakes. */
  ranking: 20,
  /** The value of all prizes of a raffle, relative to the stakes on its list. */
  raffle: 10,
  /** Bonuses of levels, of all that counted of the member's stakes. */
  levels: 10,
  /** Missions, tickets, and fixed amounts that promotions give for play; likewise. */
  missions: 10,
  /** The reward for a friend, of what counted of the friend's stakes. */
  referral: 4,
} as const

/** Everything that is granted per counted real, in 1/100 percent at most. */
export const givenBoundBp = 370

const wholeBp = 10_000n

/** The least counted stakes whose share pays for something worth so much; both in 1/10,000 BRL. */
export const stakesFor = (worthMinor: bigint, shareBp: number): bigint =>
  (worthMinor * wholeBp + BigInt(shareBp) - 1n) / BigInt(shareBp)
