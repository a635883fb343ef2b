import type { Card } from '../cards/card.ts'
import {
  otherTeam,
  teamOf,
  trickOf,
  winnerOfTricks,
  type Seat,
  type Team,
  type TrickResult,
} from './tricks.ts'

/** The mode of a hand: both may raise, one team has eleven points, or both have. */
export type HandKind = 'normal' | 'eleven' | 'iron'

/** Three cards of each seat and the vira. */
export type DealtHand = { readonly cards: readonly (readonly Card[])[]; readonly vira: Card }

/** A seat's move. A card is named by its position, because in an iron hand nobody sees their own. */
export type TrucoMove =
  | { readonly kind: 'play'; readonly place: number }
  | { readonly kind: 'raise' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'fold' }

/** A hand between two moves. `winner` is set once it has ended. */
export type Hand = DealtHand & {
  readonly kind: HandKind
  /** The current value of the hand. */
  readonly value: number
  /** A raise by a seat, or a hand of eleven, waiting for a team's answer; its value if accepted. */
  readonly asked?: { readonly of: Team; readonly value: number; readonly by?: Seat }
  /** Who raised last and may not raise again. */
  readonly lastRaiser?: Team
  /** The seat whose turn it was at the raise: play continues there. */
  readonly turn: Seat
  readonly leader: Seat
  /** The places that each seat has played, in order. */
  readonly played: readonly (readonly number[])[]
  readonly results: readonly TrickResult[]
  readonly winner?: TrickResult
}

/** Truco, seis, nove, doze: what follows each value. */
const nextValue = new Map([
  [1, 3],
  [3, 6],
  [6, 9],
  [9, 12],
])

/** Begins a hand. With eleven points a team first decides whether to play for three. */
export const beginHand = (
  dealt: DealtHand,
  leader: Seat,
  kind: HandKind,
  eleven: Team = teamOf(leader),
): Hand => ({
  ...dealt,
  kind,
  leader,
  turn: leader,
  value: 1,
  played: dealt.cards.map(() => []),
  results: [],
  ...(kind === 'eleven' ? { asked: { of: eleven, value: 3 } } : {}),
})

/**
 * Who may move next: the seat whose turn it is or, after a raise, either member of the answering team,
 * whose first answer counts. Nobody once the hand has ended.
 */
export const seatsToMove = (hand: Hand): Seat[] => {
  if (hand.winner !== undefined) return []
  const { asked } = hand
  if (asked === undefined) return [hand.turn]
  return hand.cards.map((_, seat) => seat).filter((seat) => teamOf(seat) === asked.of)
}

/** Every currently legal move of a seat. */
export const legalMoves = (hand: Hand, seat: Seat): TrucoMove[] => {
  if (!seatsToMove(hand).includes(seat)) return []
  if (hand.asked !== undefined) {
    const canRaise = hand.kind === 'normal' && nextValue.has(hand.asked.value)
    const answers: TrucoMove[] = [{ kind: 'accept' }, { kind: 'fold' }]
    return canRaise ? [...answers, { kind: 'raise' }] : answers
  }
  const plays = [0, 1, 2]
    .filter((place) => hand.played[seat]?.includes(place) !== true)
    .map((place): TrucoMove => ({ kind: 'play', place }))
  const canRaise =
    hand.kind === 'normal' && hand.lastRaiser !== teamOf(seat) && nextValue.has(hand.value)
  return canRaise ? [...plays, { kind: 'raise' }] : plays
}

const isLegal = (hand: Hand, seat: Seat, move: TrucoMove): boolean =>
  legalMoves(hand, seat).some(
    (one) =>
      one.kind === move.kind &&
      (one.kind !== 'play' || (move.kind === 'play' && one.place === move.place)),
  )

const playCard = (hand: Hand, seat: Seat, place: number): Hand => {
  const played = hand.played.map((places, one) => (one === seat ? [...places, place] : places))
  const trick = hand.results.length
  const cards = played.flatMap((places, one) => {
    const card = hand.cards[one]?.[places[trick] ?? -1]
    return card === undefined ? [] : [card]
  })
  const turn = (seat + 1) % hand.cards.length
  if (cards.length < hand.cards.length) return { ...hand, played, turn }
  const taken = trickOf(cards, hand.vira)
  const results = [...hand.results, taken.result]
  const winner = winnerOfTricks(results)
  // After a tied trick the same seat leads again.
  const leader = taken.seat ?? hand.leader
  const ended = winner === undefined ? {} : { winner }
  return { ...hand, played, results, leader, turn: leader, ...ended }
}

/**
 * The hand after a seat's move. Throws RangeError if it is not the seat's turn or the move is against
 * the rules.
 */
export const applyMove = (hand: Hand, seat: Seat, move: TrucoMove): Hand => {
  if (!isLegal(hand, seat, move)) throw new RangeError('the move is not legal')
  if (move.kind === 'play') return playCard(hand, seat, move.place)
  const team = teamOf(seat)
  if (move.kind === 'fold') return { ...hand, winner: otherTeam(team) }
  const { asked, ...rest } = hand
  const value = asked?.value ?? hand.value
  if (move.kind === 'accept') return { ...rest, value }
  // A raise in answer to a raise accepts it first.
  const asks = { of: otherTeam(team), value: nextValue.get(value) ?? value, by: seat }
  return { ...rest, value, lastRaiser: team, asked: asks }
}
