import { cardsOfSet } from '../common/card-set.ts'
import { ballCount, freeCell, sideCount } from './types.ts'

/** The card of a set: five columns of five from 15 numbers each, with a free middle. */
export const bingo75Card = (cardSet: number): readonly number[] => {
  const [card = []] = cardsOfSet(cardSet, {
    cardCount: 1,
    rowCount: sideCount,
    columnCount: sideCount,
    numbersPerColumn: ballCount / sideCount,
  })
  return card.map((number, cell) => (cell === freeCell ? 0 : number))
}
