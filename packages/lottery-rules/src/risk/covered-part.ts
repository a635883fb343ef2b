import type { Play } from '../play.ts'
import type { SlipLine } from '../slip/slip-line.ts'

/** Outcomes that are together at most one in ten are ignored: bets that cover all others do not count. */
export const ignoredPart = 10

/** The highest probability of a stake of the play to win, from 0 to 1. */
const chanceMaxOf = ({ tiers }: Play): number =>
  // At the fair multipliers a stake returns itself on average, so it wins no more often than the lowest of
  // them allows.
  Math.min(
    1,
    Math.max(
      ...tiers.map(
        ({ fair: { numerator, denominator } }) => Number(denominator) / Number(numerator),
      ),
    ),
  )

const chanceMax = new WeakMap<Play, number>()

/** The highest share of outcomes in which a line wins; may be above 1. */
export const coveredPartMax = ({ play, stakes }: Pick<SlipLine, 'play' | 'stakes'>): number => {
  const known = chanceMax.get(play) ?? chanceMaxOf(play)
  chanceMax.set(play, known)
  return known * stakes
}

/** Totals of a member's bets on a draw: their stakes, and the sum of `coveredPartMax`. */
export type Covered = { readonly stakes: number; readonly covered: number }

/** Shares are sums of fractions. */
const roundingError = 1e-9

/** Whether a part of the bets may be returned in nine of ten outcomes; a single stake counts in full. */
export const mayCover = ({ stakes, covered }: Covered): boolean =>
  stakes > 1 && covered + roundingError >= 1 - 1 / ignoredPart
