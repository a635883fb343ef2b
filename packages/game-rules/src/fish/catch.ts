import type { Chance } from '@trevo/fairness/chance.ts'
import type { FishCannon, FishKind } from './types.ts'

/** The probability that a shot catches a fish, as a fraction. */
export type CatchChance = { readonly catches: number; readonly of: number }

/** Sum of the prizes by weight, and of the weights. */
const sumsOf = ({ prizes }: FishKind) => ({
  worth: prizes.reduce((sum, { times, weight }) => sum + times * weight, 0),
  weights: prizes.reduce((sum, { weight }) => sum + weight, 0),
})

/** Chosen so that every shot has the return of its cannon, to the last basis point. */
export const catchChance = (kind: FishKind, { rtpBp }: FishCannon): CatchChance => {
  const { worth, weights } = sumsOf(kind)
  return { catches: rtpBp * weights, of: 10_000 * worth }
}

const drawPrize = (kind: FishKind, chance: Chance): number => {
  const [first] = kind.prizes
  if (!first) throw new RangeError(`${kind.id} has no prize`)
  if (kind.prizes.length === 1) return first.times
  let at = chance.nextInt(sumsOf(kind).weights)
  for (const { times, weight } of kind.prizes) {
    if (at < weight) return times
    at -= weight
  }
  throw new RangeError('the number drawn is outside the weights')
}

/** The payout of a shot, in shots: one number decides whether it catches, another its prize. */
export const drawShot = (kind: FishKind, cannon: FishCannon, chance: Chance): number => {
  const { catches, of } = catchChance(kind, cannon)
  return chance.nextInt(of) < catches ? drawPrize(kind, chance) : 0
}

/**
 * The points of life that a hit takes from a boss; 0 for any other fish. Its payout is as many times what a point pays
 * at the player's stake, so that the player who takes a point is paid for it, and for nothing else.
 */
export const pointsTaken = (kind: FishKind, { power }: FishCannon, times: number): number =>
  kind.boss ? (times / kind.boss.timesPerPoint) * power : 0
