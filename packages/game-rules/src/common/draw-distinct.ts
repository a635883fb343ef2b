import type { Chance } from '@trevo/fairness/chance.ts'

/**
 * Draws different numbers from 0 to `poolSize - 1` in the order in which they come: the first steps of
 * a Fisher-Yates shuffle from the first place up, one number per step. Every draw is equally likely.
 */
export const drawDistinct = (poolSize: number, count: number, chance: Chance): number[] => {
  const draw = drawerOf(poolSize, chance)
  return Array.from({ length: count }, draw)
}

/** Draws one more different number on each call; throws RangeError if none is left. */
export const drawerOf = (poolSize: number, chance: Chance): (() => number) => {
  // Only places that were swapped are kept, so that a few draws from a large pool stay cheap.
  const swapped = new Map<number, number>()
  let drawn = 0
  return () => {
    if (drawn === poolSize) throw new RangeError(`all ${poolSize} numbers are drawn`)
    const place = drawn + chance.nextInt(poolSize - drawn)
    const number = swapped.get(place) ?? place
    swapped.set(place, swapped.get(drawn) ?? drawn)
    drawn += 1
    return number
  }
}
