import type { Chance } from '@trevo/fairness/chance.ts'
import { createDistinctPool } from '../common/distinct-pool.ts'
import { bestPatterns, videoBingoCards } from './cards.ts'
import { ballCount, cardCount, type VideoBingoChoice, type VideoBingoTitle } from './types.ts'

/** Only the drawn balls, without extra ones; in stakes. */
export const leanVideoBingo = (title: VideoBingoTitle, { cardSet }: VideoBingoChoice) => {
  const paysOf = Float64Array.from(
    bestPatterns(title),
    (pattern) => (pattern?.pays ?? 0) / cardCount,
  )
  const cards = videoBingoCards(cardSet)
  const cardOfBall = new Int8Array(ballCount).fill(-1)
  const bitOfBall = new Int32Array(ballCount)
  for (const [card, numbers] of cards.entries()) {
    for (const [place, number] of numbers.entries()) {
      cardOfBall[number - 1] = card
      bitOfBall[number - 1] = 1 << place
    }
  }
  const marked = new Int32Array(cardCount)
  const pool = createDistinctPool(ballCount)
  return (chance: Chance): number => {
    marked.fill(0)
    for (let drawn = 0; drawn < title.drawCount; drawn += 1) {
      const ball = pool.draw(chance)
      const card = cardOfBall[ball] ?? -1
      if (card >= 0) marked[card] = (marked[card] ?? 0) | (bitOfBall[ball] ?? 0)
    }
    pool.putBack()
    let pays = 0
    for (const bits of marked) pays += paysOf[bits] ?? 0
    return pays
  }
}
