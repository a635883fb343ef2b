import { cardOf, rankOf, suitCount, suitOf, type Card } from '../cards/card.ts'

/** Ranks from the weakest, as `cards/card.ts` counts them: 4 5 6 7 Q J K A 2 3. */
const ranksByStrength = [2, 3, 4, 5, 10, 9, 11, 12, 0, 1] as const

/** Suits of manilhas from the weakest: diamonds, spades, hearts, clubs. */
const suitsByStrength = [1, 3, 2, 0] as const

/** The forty cards, from the weakest rank to the strongest. */
export const trucoDeck: readonly Card[] = ranksByStrength.flatMap((rank) =>
  Array.from({ length: suitCount }, (_, suit) => cardOf(rank, suit)),
)

const placeOfRank = (card: Card): number =>
  ranksByStrength.findIndex((rank) => rank === rankOf(card))

/** Whether a card has the rank that follows the vira's; after a three comes a four. */
export const isManilha = (card: Card, vira: Card): boolean =>
  placeOfRank(card) === (placeOfRank(vira) + 1) % ranksByStrength.length

/** The strength of a card: the higher takes the trick, equal cards tie. */
export const strengthOf = (card: Card, vira: Card): number =>
  isManilha(card, vira)
    ? ranksByStrength.length + suitsByStrength.findIndex((suit) => suit === suitOf(card))
    : placeOfRank(card)
