import { chanceOf } from '@trevo/fairness/chance.ts'
import { drawDistinct } from '../common/draw-distinct.ts'
import { clientSeedOf, type TableSeeds } from '../card-tables/table-seeds.ts'
import { trucoDeck } from './cards.ts'
import type { DealtHand } from './hand.ts'

const cardsEach = 3

/**
 * The cards of a hand, from all seeds of the match and its number from zero: three of the first seat,
 * three of the next and so on, the vira last. Throws RangeError when a seed is not 64 hex digits.
 */
export const dealHand = (seeds: TableSeeds, handNumber: number): DealtHand => {
  const seatCount = seeds.seats.length
  const chance = chanceOf({
    serverSeed: seeds.server,
    clientSeed: clientSeedOf(seeds),
    nonce: handNumber,
  })
  const places = drawDistinct(trucoDeck.length, seatCount * cardsEach + 1, chance)
  const cards = places.flatMap((place) => trucoDeck[place] ?? [])
  const [vira = 0] = cards.slice(-1)
  return {
    cards: seeds.seats.map((_, seat) => cards.slice(seat * cardsEach, (seat + 1) * cardsEach)),
    vira,
  }
}
