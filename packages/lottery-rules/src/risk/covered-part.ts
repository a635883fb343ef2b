import type { Play } from '../play.ts'
import type { SlipLine } from '../slip/slip-line.ts'

/** Outcomes that together are at most one in ten keep bets that cover all others from counting. */
export const ignoredPart = 10

/** No stake of the play wins more often, from 0 to 1. */
const chanceMaxOf = ({ tiers }: Play): number =>
  // At the fair multipliers a stake pays itself back on average, so that it wins no more often than
  // the lowest of them allows.
  Math.min(
    1,
    Math.max(
      ...tiers.map(
        ({ fair: { numerator, denominator } }) => Number(denominator) / Number(numerator),
      ),
    ),
  )

const chanceMax = new WeakMap<Play, number>()

/** In what part of the outcomes a line wins at most; may be above 1. */
export const coveredPartMax = ({ play, stakes }: Pick<SlipLine, 'play' | 'stakes'>): number => {
  const known = chanceMax.get(play) ?? chanceMaxOf(play)
  chanceMax.set(play, known)
  return known * stakes
}

/** What of a member's bets on a draw is added up: their stakes, and the sum of `coveredPartMax`. */
export type Covered = { readonly stakes: number; readonly covered: number }

/** Parts are sums of fractions. */
const roundingError = 1e-9

/** Whether something of bets may come back in nine of ten outcomes; one stake by itself counts whole. */
export const mayCover = ({ stakes, covered }: Covered): boolean =>
  stakes > 1 && covered + roundingError >= 1 - 1 / ignoredPart
