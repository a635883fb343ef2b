import type { Sport } from '../match.ts'

/** Thousandths of the average: how much a team scores, and how much it concedes. */
export type Strength = { readonly attack: number; readonly defence: number }

/** What decides a match: each number is a probability in millionths at one step of the clock. */
export type Rates = {
  readonly sport: Sport
  /** Football: a goal of each side in a minute of each half. */
  readonly goals?: readonly [readonly [number, number], readonly [number, number]]
  /** E-sports: the first side wins a round, on each map. */
  readonly rounds?: readonly number[]
}

export const million = 1_000_000

/** Goals of a match between average teams, in thousandths: at home and away. */
const averageGoals = [1_480, 1_160] as const
/** Out of a hundred goals, this many fall in each half. */
const halfShares = [45, 55] as const
/** How much a map's own favourite shifts its rounds, in thousandths of a round. */
const mapShifts = [18, -18, 0] as const

/** The rates of a football match with this many expected goals per side, in thousandths. */
export const ratesOfGoals = (expected: readonly [number, number]): Rates => {
  const inHalf = (half: 0 | 1, side: 0 | 1): number =>
    // Thousandths of goals, hundredths of a half, 45 minutes: to millionths of a minute.
    Math.round((expected[side] * 1_000 * halfShares[half]) / (100 * 45))
  return {
    sport: 'football',
    goals: [
      [inHalf(0, 0), inHalf(0, 1)],
      [inHalf(1, 0), inHalf(1, 1)],
    ],
  }
}

const footballRates = (home: Strength, away: Strength): Rates =>
  ratesOfGoals([
    (averageGoals[0] * home.attack * away.defence) / million,
    (averageGoals[1] * away.attack * home.defence) / million,
  ])

const esportRates = (home: Strength, away: Strength): Rates => {
  const ours = home.attack * away.defence
  const theirs = away.attack * home.defence
  const chance = Math.round((ours * million) / (ours + theirs))
  // The first map is the first side's choice, the second the other's, the third nobody's.
  return { sport: 'esport', rounds: mapShifts.map((shift) => chance + shift * 1_000) }
}

/** The rates of a pairing. */
export const ratesOf = (sport: Sport, home: Strength, away: Strength): Rates =>
  sport === 'football' ? footballRates(home, away) : esportRates(home, away)
