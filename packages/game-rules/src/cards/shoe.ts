import type { Chance } from '@trevo/fairness/chance.ts'
import { cardCount, type Card } from './card.ts'

/** Cards that are drawn one at a time without being put back. */
export type Shoe = {
  /** Draws one number, which selects one of the cards that are left. Throws RangeError if none is. */
  readonly draw: () => Card
  readonly drawMany: (count: number) => Card[]
}

const ordered = new Map<number, readonly Card[]>()

/** Decks one after another, each from the two of clubs to the ace of spades. */
const wholeDecks = (deckCount: number): readonly Card[] => {
  const cards =
    ordered.get(deckCount) ??
    Array.from({ length: deckCount * cardCount }, (_, at): Card => at % cardCount)
  ordered.set(deckCount, cards)
  return cards
}

/** Whole decks, without the cards already dealt (each counts once). */
export const createShoe = (
  deckCount: number,
  chance: Chance,
  without: readonly Card[] = [],
): Shoe => {
  const cards = wholeDecks(deckCount).slice()
  for (const card of without) cards.splice(cards.indexOf(card), 1)

  const draw = (): Card => {
    if (cards.length === 0) throw new RangeError('the shoe is empty')
    const at = chance.nextInt(cards.length)
    const last = cards.pop() ?? 0
    if (at === cards.length) return last
    const drawn = cards[at] ?? 0
    // The last card fills the gap, so that a draw does not shift the whole shoe.
    cards[at] = last
    return drawn
  }
  return { draw, drawMany: (count) => Array.from({ length: count }, draw) }
}
