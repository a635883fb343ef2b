import type { Chance } from '@trevo/fairness/chance.ts'
import { cardCount, rankOf } from '../cards/card.ts'
import { createReusableShoe } from '../cards/reusable-shoe.ts'
import { bankerDraws, isNatural, playerDraws, pointsOf, winnerOf } from './draw-rules.ts'
import type { BaccaratBet, BaccaratTitle } from './types.ts'

const pointsOfCard = Uint8Array.from({ length: cardCount }, (_, card) => pointsOf(card))

/** A bet on one place by the engine's own drawing rules; in stakes. */
export const leanBaccarat = (title: BaccaratTitle, bet: BaccaratBet) => {
  const { deckCount, returns, bankerSixReturn } = title
  const shoe = createReusableShoe(deckCount)
  const wins = (returns[bet] ?? 0) / 100
  const winsOnSix = (bankerSixReturn ?? returns.banker) / 100
  return (chance: Chance): number => {
    const first = shoe.draw(chance)
    const second = shoe.draw(chance)
    const third = shoe.draw(chance)
    const fourth = shoe.draw(chance)
    let player = ((pointsOfCard[first] ?? 0) + (pointsOfCard[third] ?? 0)) % 10
    let banker = ((pointsOfCard[second] ?? 0) + (pointsOfCard[fourth] ?? 0)) % 10
    let cards = 4
    if (!isNatural(player, banker)) {
      const bankerTwo = banker
      let drawn: number | undefined
      if (playerDraws(player)) {
        drawn = pointsOfCard[shoe.draw(chance)] ?? 0
        player = (player + drawn) % 10
        cards += 1
      }
      if (bankerDraws(bankerTwo, drawn)) {
        banker = (banker + (pointsOfCard[shoe.draw(chance)] ?? 0)) % 10
        cards += 1
      }
    }
    shoe.putBack()
    const isPlayerPair = rankOf(first) === rankOf(third)
    const isBankerPair = rankOf(second) === rankOf(fourth)
    const winner = winnerOf(player, banker)
    const isSix = winner === 'banker' && banker === 6
    switch (bet) {
      case 'player-pair':
        return isPlayerPair ? wins : 0
      case 'banker-pair':
        return isBankerPair ? wins : 0
      case 'either-pair':
        return isPlayerPair || isBankerPair ? wins : 0
      case 'super-six':
        return isSix ? wins : 0
      case 'small':
        return cards === 4 ? wins : 0
      case 'big':
        return cards > 4 ? wins : 0
      case 'player':
      case 'banker':
      case 'tie':
        if (winner === bet) return bet === 'banker' && isSix ? winsOnSix : wins
        return winner === 'tie' ? 1 : 0
      default:
        return bet satisfies never
    }
  }
}
