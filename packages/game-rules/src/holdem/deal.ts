import { chanceOf } from '@trevo/fairness/chance.ts'
import { clientSeedOf, type TableSeeds } from '../card-tables/table-seeds.ts'
import { cardCount, type Card } from '../cards/card.ts'
import { drawDistinct } from '../common/draw-distinct.ts'

const boardCount = 5
const holeCount = 2

/** Two cards for each seat, and the five of the board, which are revealed as the deal continues. */
export type DealtCards = {
  readonly hole: readonly (readonly Card[])[]
  readonly board: readonly Card[]
}

/**
 * The cards of a deal, from all its seeds: two of the first seat, two of the next and so on, the board
 * last. Throws RangeError if a seed is not 64 hex digits.
 */
export const dealCards = (seeds: TableSeeds): DealtCards => {
  const seatCount = seeds.seats.length
  const chance = chanceOf({ serverSeed: seeds.server, clientSeed: clientSeedOf(seeds), nonce: 0 })
  const cards = drawDistinct(cardCount, seatCount * holeCount + boardCount, chance)
  return {
    hole: seeds.seats.map((_, seat) => cards.slice(seat * holeCount, (seat + 1) * holeCount)),
    board: cards.slice(seatCount * holeCount),
  }
}
