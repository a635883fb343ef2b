import type { Chance } from '@trevo/fairness/chance.ts'
import { cardCount, type Card } from './card.ts'

/** Draws as `createShoe` does, from cards that are put back after each round. */
export type ReusableShoe = {
  readonly draw: (chance: Chance) => Card
  readonly putBack: () => void
}

/** Whole decks, for simulations. */
export const createReusableShoe = (deckCount: number): ReusableShoe => {
  const ordered = Uint8Array.from({ length: deckCount * cardCount }, (_, at) => at % cardCount)
  const cards = ordered.slice()
  let left = cards.length
  return {
    draw: (chance) => {
      const at = chance.nextInt(left)
      left -= 1
      const drawn = cards[at] ?? 0
      cards[at] = cards[left] ?? 0
      return drawn
    },
    putBack: () => {
      cards.set(ordered)
      left = cards.length
    },
  }
}
