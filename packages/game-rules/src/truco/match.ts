import { applyMove, beginHand, type DealtHand, type Hand, type TrucoMove } from './hand.ts'
import { otherTeam, teamOf, type Seat, type Team } from './tricks.ts'

/** The number of points that wins. */
export const pointsToWin = 12

/** A finished hand, as everybody may see it. */
export type PastHand = {
  readonly number: number
  readonly winner: Team | 'tie'
  /** Points that it gave. */
  readonly value: number
}

/** A match between two moves. */
export type Match = {
  readonly points: readonly [number, number]
  /** The number of the current hand, from zero; the lead rotates with it. */
  readonly handNumber: number
  readonly hand: Hand
  /** The previous hand, with all its cards, so that everybody can see how it ended. */
  readonly last?: Hand
  readonly past: readonly PastHand[]
  readonly winner?: Team
  /** Who gave the match up. */
  readonly givenUpBy?: Seat
}

export type Deal = (handNumber: number) => DealtHand

const beginNext = (points: readonly [number, number], handNumber: number, deal: Deal): Hand => {
  const dealt = deal(handNumber)
  const leader = handNumber % dealt.cards.length
  const hasEleven = points.map((own) => own === pointsToWin - 1)
  if (hasEleven[0] === true && hasEleven[1] === true) return beginHand(dealt, leader, 'iron')
  if (hasEleven[0] === true) return beginHand(dealt, leader, 'eleven', 0)
  if (hasEleven[1] === true) return beginHand(dealt, leader, 'eleven', 1)
  return beginHand(dealt, leader, 'normal')
}

/** A match before its first move. */
export const beginMatch = (deal: Deal): Match => ({
  points: [0, 0],
  handNumber: 0,
  hand: beginNext([0, 0], 0, deal),
  past: [],
})

/**
 * The match after a seat's move; the next hand is dealt when one has ended. Throws RangeError if the
 * match is over or the move is not legal.
 */
export const applyToMatch = (match: Match, seat: Seat, move: TrucoMove, deal: Deal): Match => {
  if (match.winner !== undefined) throw new RangeError('the match is over')
  const hand = applyMove(match.hand, seat, move)
  if (hand.winner === undefined) return { ...match, hand }
  const points: [number, number] = [...match.points]
  const { winner } = hand
  const value = winner === 'tie' ? 0 : hand.value
  if (winner !== 'tie') points[winner] = Math.min(pointsToWin, points[winner] + value)
  const past = [...match.past, { number: match.handNumber, winner, value }]
  if (winner !== 'tie' && points[winner] === pointsToWin) {
    return { ...match, points, hand, past, last: hand, winner }
  }
  const handNumber = match.handNumber + 1
  return { points, handNumber, past, last: hand, hand: beginNext(points, handNumber, deal) }
}

/** The match after a seat gives it up: the other team has won. */
export const giveUp = (match: Match, seat: Seat): Match =>
  match.winner === undefined
    ? { ...match, givenUpBy: seat, winner: otherTeam(teamOf(seat)) }
    : match
