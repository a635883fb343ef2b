/**
 * A playing card as a number from 0 to 51: four times the rank, plus the suit. Views and facts name
 * it by its code: "QH" is the queen of hearts, "TS" the ten of spades.
 */
export type Card = number

export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
export const suits = ['C', 'D', 'H', 'S'] as const

export const rankCount = ranks.length
export const suitCount = suits.length
export const cardCount = rankCount * suitCount

export const aceRank = 12

/** From 0 for a two to 12 for an ace. */
export const rankOf = (card: Card): number => Math.floor(card / suitCount)

/** Clubs, diamonds, hearts, spades: 0 to 3. */
export const suitOf = (card: Card): number => card % suitCount

/** Whether hearts or diamonds. */
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2

/** The card of a rank and a suit. */
export const cardOf = (rank: number, suit: number): Card => rank * suitCount + suit

/** "QH", "TS": rank and suit by their English initials. */
export const codeOf = (card: Card): string => `${ranks[rankOf(card)]}${suits[suitOf(card)]}`

/** The card with a code such as "QH"; undefined if there is none. */
export const cardOfCode = (code: string): Card | undefined => {
  const rank = ranks.findIndex((one) => one === code[0])
  const suit = suits.findIndex((one) => one === code[1])
  return code.length === 2 && rank >= 0 && suit >= 0 ? cardOf(rank, suit) : undefined
}

/** A card as people write it in every language: "Q♥", "10♠". */
export const symbolOf = (code: string): string => {
  const suit = { C: '♣', D: '♦', H: '♥', S: '♠' }[code[1] ?? ''] ?? ''
  return `${code[0] === 'T' ? '10' : (code[0] ?? '')}${suit}`
}

/** Cards as people write them, in order: "Q♥ 10♠". */
export const symbolsOf = (codes: readonly string[]): string => codes.map(symbolOf).join(' ')
