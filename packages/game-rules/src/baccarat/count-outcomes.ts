import { bankerDraws, isNatural, playerDraws, winnerOf } from './draw-rules.ts'
import type { Winner } from './types.ts'

/** Numbers of ordered ways to take six cards: in which each side wins, and those that bets beside them need. */
export type CountedWays = Readonly<Record<Winner, number>> & {
  /** The banker wins with six points. */
  readonly bankerSix: number
  /** Neither side draws a third card. */
  readonly fourCards: number
}

/**
 * The number of ordered ways to take six cards from a shoe in which each side wins, counted over all
 * values of the six. The sums stay below 2^53, so they are exact.
 */
export const countWays = (deckCount: number): CountedWays => {
  // Cards left by points: ten, jack, queen and king count zero.
  const left = Array.from({ length: 10 }, (_, points) => deckCount * (points === 0 ? 16 : 4))
  const counts = { player: 0, banker: 0, tie: 0, bankerSix: 0, fourCards: 0 }
  const values: number[] = []
  let ways = 1
  const takeNext = (): void => {
    if (values.length === 6) {
      const { player, banker, cardCount } = handsOfValues(values)
      const winner = winnerOf(player, banker)
      counts[winner] += ways
      if (winner === 'banker' && banker === 6) counts.bankerSix += ways
      if (cardCount === 4) counts.fourCards += ways
      return
    }
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] ?? 0
      if (count === 0) continue
      const before = ways
      left[points] = count - 1
      ways *= count
      values.push(points)
      takeNext()
      values.pop()
      ways = before
      left[points] = count
    }
  }
  takeNext()
  return counts
}

type Hands = { readonly player: number; readonly banker: number; readonly cardCount: number }

const handsOfValues = (values: readonly number[]): Hands => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = values
  const player = (first + third) % 10
  const banker = (second + fourth) % 10
  if (isNatural(player, banker)) return { player, banker, cardCount: 4 }
  if (!playerDraws(player)) {
    if (!bankerDraws(banker, undefined)) return { player, banker, cardCount: 4 }
    return { player, banker: (banker + fifth) % 10, cardCount: 5 }
  }
  const drawn = (player + fifth) % 10
  if (!bankerDraws(banker, fifth)) return { player: drawn, banker, cardCount: 5 }
  return { player: drawn, banker: (banker + sixth) % 10, cardCount: 6 }
}
