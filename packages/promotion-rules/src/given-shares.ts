import { divide } from '@trevo/money/share.ts'

/**
 * The most that each kind of reward gives per counted real, in 1/100 percent. Each is enforced
 * separately: higher rates are refused, prizes wait or are lowered (docs/valid-stake.md).
 */
export const givenShares = {
  /** Rebates and contracts of agents together. */
  agents: 200,
  /** Rebate on a product, including what the highest level adds to it. */
  rebate: 50,
  /** Points, by their value in the mall. */
  points: 10,
  /** All promotions together that give a share of stakes or of losses. */
  promotions: 56,
  /** A prize for a place in a ranking, as a share of its own player's stakes. */
  ranking: 20,
  /** The value of all prizes of a raffle, relative to the stakes on its list. */
  raffle: 10,
  /** Level bonuses, relative to all of the member's counted stakes. */
  levels: 10,
  /** Missions, tickets, and fixed amounts that promotions give for play; likewise. */
  missions: 10,
  /** The reward for a friend, relative to the friend's counted stakes. */
  referral: 4,
} as const

/** Everything granted per counted real, in 1/100 percent, at most. */
export const givenBoundBp = 370

const wholeBp = 10_000n

/** The minimum counted stakes whose share pays for something of this value; both in 1/10,000 BRL. */
export const stakesFor = (worthMinor: bigint, shareBp: number): bigint =>
  divide(worthMinor * wholeBp, BigInt(shareBp), 'ceil')

/** The other way round: the most that a share of counted stakes pays for; both in 1/10,000 BRL. */
export const worthOf = (countedMinor: bigint, shareBp: number): bigint =>
  divide(countedMinor * BigInt(shareBp), wholeBp, 'floor')
