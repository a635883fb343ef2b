import { codeOf, type Card } from '../cards/card.ts'
import { isManilha } from './cards.ts'
import { legalMoves, seatsToMove, type Hand, type HandKind } from './hand.ts'
import type { Match } from './match.ts'
import { teamOf, type Seat, type Team, type TrickResult } from './tricks.ts'

/** What a viewer may know of a card on the table. */
export type SeenCard = { readonly code: string; readonly isManilha: boolean }

/** What one seat, or a spectator, may know of a hand. */
export type HandView = {
  readonly kind: HandKind
  readonly vira: string
  /** Rank that is manilha, by its English initial. */
  readonly manilha: string
  /** For each seat its cards by position: null if the viewer may not see it. */
  readonly cards: readonly (readonly (SeenCard | null)[])[]
  /** For each seat the places it has played, in order. */
  readonly played: readonly (readonly number[])[]
  readonly results: readonly TrickResult[]
  readonly value: number
  readonly asked: { readonly of: Team; readonly value: number; readonly by?: Seat } | null
  readonly lastRaiser: Team | null
  readonly toMove: readonly Seat[]
  readonly winner: TrickResult | null
}

/** A match as one seat, or a spectator, sees it. */
export type MatchView = {
  readonly points: readonly [number, number]
  readonly handNumber: number
  readonly hand: HandView
  readonly past: Match['past']
  /** The moves of the previous hand. */
  readonly last: HandView | null
  readonly winner: Team | null
  readonly givenUpBy: Seat | null
  /** The viewer's possible actions. */
  readonly legal: readonly string[]
}

const seen = (card: Card, vira: Card): SeenCard => ({
  code: codeOf(card),
  isManilha: isManilha(card, vira),
})

/** Partners see each other's cards while they decide on a hand of eleven, and while they play it. */
const mayKnow = (hand: Hand, viewer: Seat | undefined, seat: Seat): boolean => {
  if (viewer === undefined || hand.kind === 'iron') return false
  if (viewer === seat) return true
  const isAsked = hand.kind === 'eleven' && hand.asked !== undefined
  return isAsked && teamOf(viewer) === teamOf(seat) && hand.asked?.of === teamOf(viewer)
}

/** The rank after the vira's, as cards are named. */
const manilhaRankOf = (vira: Card): string => {
  for (let card = 0; card < 52; card += 1) if (isManilha(card, vira)) return codeOf(card)[0] ?? ''
  return ''
}

/** A hand as a seat sees it, without the cards that others hold. */
export const viewOfHand = (hand: Hand, viewer: Seat | undefined): HandView => ({
  kind: hand.kind,
  vira: codeOf(hand.vira),
  manilha: manilhaRankOf(hand.vira),
  cards: hand.cards.map((cards, seat) =>
    cards.map((card, place) => {
      const isOpen = hand.played[seat]?.includes(place) === true || mayKnow(hand, viewer, seat)
      return isOpen ? seen(card, hand.vira) : null
    }),
  ),
  played: hand.played,
  results: hand.results,
  value: hand.value,
  asked: hand.asked ?? null,
  lastRaiser: hand.lastRaiser ?? null,
  toMove: seatsToMove(hand),
  winner: hand.winner ?? null,
})

/** A match as a seat sees it; undefined means a spectator. */
export const viewOf = (match: Match, viewer: Seat | undefined): MatchView => ({
  points: match.points,
  handNumber: match.handNumber,
  hand: viewOfHand(match.hand, viewer),
  past: match.past.slice(-12),
  last: match.last ? viewOfHand(match.last, undefined) : null,
  winner: match.winner ?? null,
  givenUpBy: match.givenUpBy ?? null,
  legal:
    viewer === undefined || match.winner !== undefined
      ? []
      : legalMoves(match.hand, viewer).map((move) =>
          move.kind === 'play' ? `play:${move.place}` : move.kind,
        ),
})
