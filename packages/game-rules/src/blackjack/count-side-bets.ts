import { cardCount } from '../cards/card.ts'
import { pairKindOf, threeKindOf } from './side-bets.ts'
import type { PairKind, SideBetReturns, ThreeKind } from './types.ts'

/** A kind, and the chance that a side bet wins by it. */
export type KindChances<Kind extends string> = ReadonlyMap<Kind, number>

// What is left of a card if some of its kind are already out.
const leftOf = (deckCount: number, card: number, out: readonly number[]): number =>
  deckCount - out.filter((one) => one === card).length

const add = <Kind extends string>(
  chances: Map<Kind, number>,
  kind: Kind | null,
  chance: number,
): void => {
  if (kind) chances.set(kind, (chances.get(kind) ?? 0) + chance)
}

const cards = Array.from({ length: cardCount }, (_, card) => card)

/** The same count for a number of decks, made once, because a title's rules are written at every start. */
const onceForDecks = <Chances>(count: (deckCount: number) => Chances) => {
  const known = new Map<number, Chances>()
  return (deckCount: number): Chances => {
    const chances = known.get(deckCount) ?? count(deckCount)
    known.set(deckCount, chances)
    return chances
  }
}

/** Every first card and every second one. */
export const countPairs = onceForDecks((deckCount): KindChances<PairKind> => {
  const chances = new Map<PairKind, number>()
  const left = deckCount * cardCount - 1
  for (const first of cards) {
    for (const second of cards) {
      const chance = leftOf(deckCount, second, [first]) / left / cardCount
      add(chances, pairKindOf(first, second), chance)
    }
  }
  return chances
})

/** Every two cards of the player with every open card of the dealer. */
export const countThrees = onceForDecks((deckCount): KindChances<ThreeKind> => {
  const chances = new Map<ThreeKind, number>()
  const left = deckCount * cardCount - 1
  for (const first of cards) {
    for (const second of cards) {
      const ofTwo = leftOf(deckCount, second, [first]) / left / cardCount
      for (const open of cards) {
        const ofThree = leftOf(deckCount, open, [first, second]) / (left - 1)
        add(chances, threeKindOf([first, second, open]), ofTwo * ofThree)
      }
    }
  }
  return chances
})

const returnOf = <Kind extends string>(
  chances: KindChances<Kind>,
  returns: Readonly<Record<Kind, number>>,
): number => {
  let sum = 0
  for (const [kind, chance] of chances) sum += chance * returns[kind] * 100
  return sum
}

/** What each side bet returns separately, in basis points. */
export const returnsOfSideBets = ({
  deckCount,
  perfectPairs,
  twentyOnePlusThree,
}: SideBetReturns & { readonly deckCount: number }): {
  readonly perfectPairs: number
  readonly twentyOnePlusThree: number
} => ({
  perfectPairs: returnOf(countPairs(deckCount), perfectPairs),
  twentyOnePlusThree: returnOf(countThrees(deckCount), twentyOnePlusThree),
})
