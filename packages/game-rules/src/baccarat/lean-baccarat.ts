import type { Chance } from '@trevo/fairness/chance.ts'
import { cardCount, rankOf } from '../cards/card.ts'
import { createReusableShoe } from '../cards/reusable-shoe.ts'
import { bankerDraws, isNatural, playerDraws, pointsOf, winnerOf } from './draw-rules.ts'
import type { BaccaratBet, BaccaratTitle } from './types.ts'

const pointsOfCard = Uint8Array.from({ length: cardCount }, (_, card) => pointsOf(card))

/** A bet on one place by the engine's own drawing rules; in stakes. */
export const leanBaccarat = ({ deckCount, returns }: BaccaratTitle, bet: BaccaratBet) => {
  const shoe = createReusableShoe(deckCount)
  const wins = returns[bet] / 100
  return (chance: Chance): number => {
    const first = shoe.draw(chance)
    const second = shoe.draw(chance)
    const third = shoe.draw(chance)
    const fourth = shoe.draw(chance)
    let player = ((pointsOfCard[first] ?? 0) + (pointsOfCard[third] ?? 0)) % 10
    let banker = ((pointsOfCard[second] ?? 0) + (pointsOfCard[fourth] ?? 0)) % 10
    if (!isNatural(player, banker)) {
      const bankerTwo = banker
      let drawn: number | undefined
      if (playerDraws(player)) {
        drawn = pointsOfCard[shoe.draw(chance)] ?? 0
        player = (player + drawn) % 10
      }
      if (bankerDraws(bankerTwo, drawn)) {
        banker = (banker + (pointsOfCard[shoe.draw(chance)] ?? 0)) % 10
      }
    }
    shoe.putBack()
    if (bet === 'player-pair') return rankOf(first) === rankOf(third) ? wins : 0
    if (bet === 'banker-pair') return rankOf(second) === rankOf(fourth) ? wins : 0
    const winner = winnerOf(player, banker)
    if (winner === bet) return wins
    return winner === 'tie' ? 1 : 0
  }
}
