import { seededBytes, type BytesInput } from './seeded-bytes.ts'

/** A source of unbiased whole numbers, the only external input of a game. */
export interface Chance {
  /** A whole number from 0 to `boundExclusive - 1`, each equally likely. Bound 1..2^32. */
  nextInt(boundExclusive: number): number
}

const WORD_RANGE = 2 ** 32

/**
 * Makes whole numbers from a stream of 32-bit words by rejection: words at or above the largest
 * multiple of the bound are skipped, because a plain modulo would favour small numbers. Each number
 * takes at least one word, also with bound 1, so that the position in the stream is easy to follow.
 *
 * Throws RangeError when the bound is not a whole number from 1 to 2^32.
 */
export const chanceFromWords = (nextWord: () => number): Chance => ({
  nextInt(boundExclusive) {
    if (!Number.isInteger(boundExclusive) || boundExclusive < 1 || boundExclusive > WORD_RANGE) {
      throw new RangeError(`bound must be a whole number from 1 to 2^32, got ${boundExclusive}`)
    }
    const acceptedBelow = WORD_RANGE - (WORD_RANGE % boundExclusive)
    let word = nextWord()
    while (word >= acceptedBelow) word = nextWord()
    return word % boundExclusive
  },
})

/** The random source of one round, determined only by server seed, client seed and nonce. */
export const chanceOf = (input: BytesInput): Chance => chanceFromWords(wordsOf(input))

/** The round's 32-bit words, big endian, in order. */
export const wordsOf = (input: BytesInput): (() => number) => {
  const nextByte = seededBytes(input)
  return () => nextByte() * 0x1000000 + nextByte() * 0x10000 + nextByte() * 0x100 + nextByte()
}
