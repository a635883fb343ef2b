import { cardOfCode } from '../cards/card.ts'
import { strengthOf } from './cards.ts'
import type { TrucoMove } from './hand.ts'
import { teamOf, type Seat } from './tricks.ts'
import type { HandView, MatchView } from './view.ts'

/** Minimum strength of a card to raise with: an ace, a two, a three or a manilha. */
const strongFrom = 7

const strengthIn = (hand: HandView, code: string): number =>
  strengthOf(cardOfCode(code) ?? 0, cardOfCode(hand.vira) ?? 0)

/** The strongest card of the other side in the current trick; below all if there is none. */
const toBeat = (hand: HandView, seat: Seat): number => {
  const trick = hand.results.length
  const strengths = hand.cards.flatMap((cards, other) => {
    const code = cards[hand.played[other]?.[trick] ?? -1]?.code
    return code === undefined || teamOf(other) === teamOf(seat) ? [] : [strengthIn(hand, code)]
  })
  return Math.max(-1, ...strengths)
}

/** The cheapest card that takes the trick, otherwise the weakest; when leading, the strongest. */
const choosePlace = (hand: HandView, seat: Seat, places: readonly number[]): number => {
  const strengthAt = (place: number): number => {
    const code = hand.cards[seat]?.[place]?.code
    return code === undefined ? 0 : strengthIn(hand, code)
  }
  const rising = places.toSorted((a, b) => strengthAt(a) - strengthAt(b))
  const least = toBeat(hand, seat)
  if (least < 0 && hand.results.length === 0) return rising.at(-1) ?? 0
  return rising.find((place) => strengthAt(place) > least) ?? rising[0] ?? 0
}

/**
 * The move of a program that knows only what its seat may see. `chance` is from 0 up to 1 and decides
 * how bold it is. Undefined if it is not the seat's turn.
 */
export const chooseMove = (
  { legal, hand }: MatchView,
  seat: Seat,
  chance: number,
): TrucoMove | undefined => {
  if (legal.length === 0) return undefined
  const places = legal.flatMap((one) => (one.startsWith('play:') ? [Number(one.slice(5))] : []))
  const held = (hand.cards[seat] ?? []).filter(
    (card, place) => card !== null && hand.played[seat]?.includes(place) !== true,
  )
  const strong = held.filter((card) => card && strengthIn(hand, card.code) >= strongFrom).length
  if (legal.includes('fold')) {
    if (legal.includes('raise') && strong >= 2 && chance > 0.7) return { kind: 'raise' }
    return { kind: strong > 0 || chance > 0.8 ? 'accept' : 'fold' }
  }
  if (legal.includes('raise') && strong >= 2 && chance > 0.6) return { kind: 'raise' }
  return { kind: 'play', place: choosePlace(hand, seat, places) }
}
