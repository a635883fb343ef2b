import type { SlotMaths } from '../types.ts'
import { transform, type ComplexArray } from './fourier.ts'
import { freeSpinChainOf, type FreeSpinChain } from './free-spin-chain.ts'
import type { SpinDistribution } from './spin-occurrences.ts'

/** Probability of each payout of a whole round, by payout units; the last index is the win cap. */
export type RoundDistribution = Float64Array

/**
 * The exact distribution of a round from those of its spins: free spins are independent, so the
 * transform of their sum is a product, computed frequency by frequency along the tree of retriggers.
 * Exact except for floating point (about 1e-15 in each probability) and for sums beyond the
 * transform's length, at least four caps, whose probability is far below that.
 */
export const roundDistributionOf = (
  maths: SlotMaths,
  base: SpinDistribution,
  free: SpinDistribution | undefined,
): RoundDistribution => {
  const capUnits = maths.winCapStakes * maths.unitsPerStake
  const { freeSpins } = maths.features
  if (!freeSpins || !free) return capped(probabilitiesOf(base, capUnits, capUnits + 1), capUnits)

  const length = 2 ** Math.ceil(Math.log2(4 * capUnits))
  const chain = freeSpinChainOf(freeSpins)
  const paid = classesOf(base, freeSpins.award, { capUnits, length, max: freeSpins.spinCountMax })
  const won = classesOf(free, freeSpins.retrigger, {
    capUnits,
    length,
    max: freeSpins.spinCountMax,
  })
  const sum = combine(chain, paid, won, length)
  transform(sum, 1)
  return capped(
    sum.re.map((value) => value / length),
    capUnits,
  )
}

/** Moves everything above the cap to the cap. */
const capped = (chances: Float64Array, capUnits: number): Float64Array => {
  const result = chances.slice(0, capUnits + 1)
  for (let units = capUnits + 1; units < chances.length; units += 1) {
    result[capUnits] = (result[capUnits] ?? 0) + (chances[units] ?? 0)
  }
  return result
}

const probabilitiesOf = (
  { cycle, occurrences }: SpinDistribution,
  capUnits: number,
  length: number,
  belongs: (scatterCount: number) => boolean = () => true,
): Float64Array => {
  const chances = new Float64Array(length)
  for (const [result, count] of occurrences) {
    if (!belongs(result % 16)) continue
    const units = Math.min(Math.floor(result / 16), capUnits)
    chances[units] = (chances[units] ?? 0) + count / cycle
  }
  return chances
}

/** A spin's transform, separately for each number of free spins it awards. */
type Classes = ReadonlyMap<number, ComplexArray>

const classesOf = (
  distribution: SpinDistribution,
  awards: Readonly<Record<number, number>>,
  { capUnits, length, max }: { capUnits: number; length: number; max: number },
): Classes => {
  const awardOf = (scatterCount: number) => Math.min(awards[scatterCount] ?? 0, max)
  const classes = new Map<number, ComplexArray>()
  for (const award of new Set([0, ...Object.values(awards).map((value) => Math.min(value, max))])) {
    const re = probabilitiesOf(distribution, capUnits, length, (count) => awardOf(count) === award)
    const transformed = { re, im: new Float64Array(length) }
    transform(transformed, -1)
    classes.set(award, transformed)
  }
  return classes
}

const combine = (
  chain: FreeSpinChain,
  paid: Classes,
  won: Classes,
  length: number,
): ComplexArray => {
  const sum = { re: new Float64Array(length), im: new Float64Array(length) }
  const wonClasses = chain.awards.map((award) => won.get(award))
  const spin = {
    re: new Float64Array(chain.awards.length),
    im: new Float64Array(chain.awards.length),
  }
  // The sum is real, so its transform at the negative frequency is the conjugate: half the work.
  for (let frequency = 0; frequency <= length / 2; frequency += 1) {
    const mirrored = (length - frequency) % length
    for (const [index, transformed] of wonClasses.entries()) {
      spin.re[index] = transformed?.re[frequency] ?? 0
      spin.im[index] = transformed?.im[frequency] ?? 0
    }
    chain.workOut(spin)
    for (const [award, { re, im }] of paid) {
      const [aRe, aIm] = [re[frequency] ?? 0, im[frequency] ?? 0]
      const [bRe, bIm] = chain.valueOf(award)
      sum.re[frequency] = (sum.re[frequency] ?? 0) + aRe * bRe - aIm * bIm
      sum.im[frequency] = (sum.im[frequency] ?? 0) + aRe * bIm + aIm * bRe
    }
    if (mirrored !== frequency) {
      sum.re[mirrored] = sum.re[frequency] ?? 0
      sum.im[mirrored] = -(sum.im[frequency] ?? 0)
    }
  }
  return sum
}
