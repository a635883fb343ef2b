import type { Chance } from '@trevo/fairness/chance.ts'

/** Draws as `drawerOf` does, from a pool that is created once and restored after each round. */
export type DistinctPool = {
  /** One more different number; consumes one number of `chance`. */
  readonly draw: (chance: Chance) => number
  readonly putBack: () => void
}

/** A pool of the numbers from 0 to `poolSize - 1`, at most 256, for simulations. */
export const createDistinctPool = (poolSize: number): DistinctPool => {
  const ordered = Uint8Array.from({ length: poolSize }, (_, number) => number)
  const numbers = ordered.slice()
  let drawn = 0
  return {
    draw: (chance) => {
      const place = drawn + chance.nextInt(poolSize - drawn)
      const number = numbers[place] ?? 0
      numbers[place] = numbers[drawn] ?? 0
      drawn += 1
      return number
    },
    putBack: () => {
      numbers.set(ordered)
      drawn = 0
    },
  }
}
