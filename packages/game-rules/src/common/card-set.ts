import { fastChance } from '../slots/fast-chance.ts'
import { drawDistinct } from './draw-distinct.ts'

/** Sets of cards have a number from 0 to this, exclusive. */
export const cardSetCount = 10_000

/**
 * The cards of a set: the same number always gives the same cards, so that a player sees the cards
 * before the stake. The choice of cards affects no probability, because all balls are equivalent.
 * Column after column, the numbers of a card are drawn from the column's own range, different on all
 * cards.
 */
export const cardsOfSet = (
  cardSet: number,
  layout: {
    readonly cardCount: number
    readonly rowCount: number
    readonly columnCount: number
    readonly numbersPerColumn: number
  },
): readonly (readonly number[])[] => {
  const { cardCount, rowCount, columnCount, numbersPerColumn } = layout
  const chance = fastChance(cardSet + 1)
  const columns = Array.from({ length: columnCount }, (_, column) =>
    drawDistinct(numbersPerColumn, cardCount * rowCount, chance).map(
      (index) => column * numbersPerColumn + index + 1,
    ),
  )
  return Array.from({ length: cardCount }, (_, card) => {
    const sorted = columns.map((numbers) =>
      numbers.slice(card * rowCount, (card + 1) * rowCount).toSorted((a, b) => a - b),
    )
    // Row by row, as the card is read.
    return Array.from({ length: rowCount }, (_row, row) =>
      sorted.flatMap((numbers) => numbers[row] ?? []),
    ).flat()
  })
}
