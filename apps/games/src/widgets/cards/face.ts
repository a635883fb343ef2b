import { inEachLanguage, type LanguageCode } from '@trevo/languages/languages.ts'

export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const
export type Suit = (typeof suits)[number]

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export type Rank = (typeof ranks)[number]

/** The face of one card of a French deck. */
export type Face = { readonly rank: Rank; readonly suit: Suit }

export const isRed = ({ suit }: Face): boolean => suit === 'hearts' || suit === 'diamonds'

type Words = {
  readonly ranks: Partial<Record<Rank, string>>
  readonly suits: Readonly<Record<Suit, string>>
  readonly of: string
  readonly back: string
}

const inLanguage: Readonly<Record<LanguageCode, Words>> = {
  PT: {
    ranks: { A: 'ás', J: 'valete', Q: 'dama', K: 'rei' },
    suits: { spades: 'espadas', hearts: 'copas', diamonds: 'ouros', clubs: 'paus' },
    of: 'de',
    back: 'carta fechada',
  },
  EN: {
    ranks: { A: 'ace', J: 'jack', Q: 'queen', K: 'king' },
    suits: { spades: 'spades', hearts: 'hearts', diamonds: 'diamonds', clubs: 'clubs' },
    of: 'of',
    back: 'face-down card',
  },
}
const words = inEachLanguage((language) => inLanguage[language])

/** "rei de copas"; undefined is a face-down card. */
export const nameOfFace = (face: Face | undefined, language: LanguageCode): string => {
  const { ranks: rankNames, suits: suitNames, of, back } = words[language]
  if (!face) return back
  return `${rankNames[face.rank] ?? face.rank} ${of} ${suitNames[face.suit]}`
}
