import { bankerDraws, isNatural, playerDraws, winnerOf } from './draw-rules.ts'
import type { Winner } from './types.ts'

/**
 * The number of ordered ways to take six cards from a shoe in which each side wins, counted over all
 * values of the six. The sums stay below 2^53, so they are exact.
 */
export const countWinners = (deckCount: number): Readonly<Record<Winner, number>> => {
  // Cards left by points: ten, jack, queen and king count zero.
  const left = Array.from({ length: 10 }, (_, points) => deckCount * (points === 0 ? 16 : 4))
  const counts = { player: 0, banker: 0, tie: 0 }
  const values: number[] = []
  let ways = 1
  const takeNext = (): void => {
    if (values.length === 6) {
      counts[winnerOfValues(values)] += ways
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

const winnerOfValues = (values: readonly number[]): Winner => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = values
  let player = (first + third) % 10
  let banker = (second + fourth) % 10
  if (isNatural(player, banker)) return winnerOf(player, banker)
  if (!playerDraws(player)) {
    if (bankerDraws(banker, undefined)) banker = (banker + fifth) % 10
    return winnerOf(player, banker)
  }
  const draws = bankerDraws(banker, fifth)
  player = (player + fifth) % 10
  if (draws) banker = (banker + sixth) % 10
  return winnerOf(player, banker)
}
