import type { Chance } from './types.ts'

/**
 * A fast, repeatable random source for simulations: xoshiro128** 1.1 (Blackman and Vigna, public
 * domain), seeded by splitmix32. A few numbers reveal all later ones, so it is never used for play.
 */
export const fastChance = (seed: number): Chance => {
  let mixed = seed | 0
  const splitmix = (): number => {
    mixed = (mixed + 0x9e3779b9) | 0
    let word = mixed ^ (mixed >>> 16)
    word = Math.imul(word, 0x21f0aaad)
    word ^= word >>> 15
    word = Math.imul(word, 0x735a2d97)
    return word ^ (word >>> 15)
  }
  let [a, b, c, d] = [splitmix(), splitmix(), splitmix(), splitmix()]

  const nextWord = (): number => {
    const scrambled = Math.imul(b, 5)
    const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return word >>> 0
  }
  return {
    nextInt(boundExclusive) {
      // Lemire's product method would need 64 bits; rejection below the largest multiple is exact.
      let word = nextWord()
      let result = word % boundExclusive
      while (word - result > 0x1_0000_0000 - boundExclusive) {
        word = nextWord()
        result = word % boundExclusive
      }
      return result
    },
  }
}
