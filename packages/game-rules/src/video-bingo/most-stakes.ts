import { bestPatterns } from './cards.ts'
import { cardCount, cellCount, type VideoBingoTitle } from './types.ts'

const bitCount = (bits: number): number => {
  let count = 0
  for (let left = bits; left > 0; left &= left - 1) count += 1
  return count
}

/** The most that one card pays for each number of marked cells, from 0. */
const mostByMarked = (title: VideoBingoTitle): readonly number[] => {
  const most = Array.from({ length: cellCount + 1 }, () => 0)
  for (const [bits, pattern] of bestPatterns(title).entries()) {
    const count = bitCount(bits)
    most[count] = Math.max(most[count] ?? 0, pattern?.pays ?? 0)
  }
  return most
}

const kept = new WeakMap<VideoBingoTitle, number>()

/** The most that a round pays, in first stakes: if every ball falls on a card where it pays most. */
export const mostStakes = (title: VideoBingoTitle): number => {
  const known = kept.get(title)
  if (known !== undefined) return known
  const byMarked = mostByMarked(title)
  const balls = title.drawCount + title.extraCountMax
  let most = Array.from({ length: balls + 1 }, () => 0)
  for (let card = 0; card < cardCount; card += 1) {
    most = most.map((_, count) =>
      Math.max(
        ...byMarked.flatMap((pays, marked) =>
          marked <= count ? [pays + (most[count - marked] ?? 0)] : [],
        ),
      ),
    )
  }
  const stakes = (most.at(-1) ?? 0) / cardCount
  kept.set(title, stakes)
  return stakes
}
