import type { Card } from '../cards/card.ts'
import { strengthOf } from './cards.ts'

/** A place at the table, from 0, clockwise. */
export type Seat = number

/** Players who win and lose together: with two seats each alone, with four those opposite each other. */
export type Team = 0 | 1

/** Which team took a trick, or that its strongest cards were equal. */
export type TrickResult = Team | 'tie'

/** The team of a seat. */
export const teamOf = (seat: Seat): Team => (seat % 2 === 0 ? 0 : 1)

/** The other team. */
export const otherTeam = (team: Team): Team => (team === 0 ? 1 : 0)

/** Who took a trick, and with which seat's card; a tie has no seat. */
export type Trick = { readonly result: TrickResult; readonly seat?: Seat }

/**
 * Who takes a trick of one card each, in the order of the seats. Equal cards of partners are not a
 * tie: the first of them took it.
 */
export const trickOf = (cards: readonly Card[], vira: Card): Trick => {
  const strengths = cards.map((card) => strengthOf(card, vira))
  const best = Math.max(...strengths)
  const seats = strengths.flatMap((strength, seat) => (strength === best ? [seat] : []))
  const [first = 0] = seats
  const isTie = seats.some((seat) => teamOf(seat) !== teamOf(first))
  return isTie ? { result: 'tie' } : { result: teamOf(first), seat: first }
}

/**
 * Who wins the best of three tricks; undefined while another trick is needed. After a tie the next
 * trick that is won decides; if a tie follows a won trick, the hand goes to the winner of the first.
 * Three ties give nobody points.
 */
export const winnerOfTricks = (results: readonly TrickResult[]): TrickResult | undefined => {
  const [first, second, third] = results
  if (first === undefined || second === undefined) return undefined
  if (first === 'tie') return second === 'tie' ? third : second
  if (second === 'tie' || second === first) return first
  return third === 'tie' ? first : third
}
