import type { Chance } from './chance.ts'

/**
 * A shuffled copy: Fisher-Yates from the last place down, one number per step (Durstenfeld's form,
 * CACM algorithm 235), none for the first place. Every order is equally likely.
 */
export const shuffled = <T>(items: readonly T[], chance: Chance): T[] => {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = chance.nextInt(last + 1)
    // Both indexes are inside the copy, so neither value is missing.
    const kept = result[last] as T
    result[last] = result[other] as T
    result[other] = kept
  }
  return result
}
