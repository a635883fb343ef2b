import { isBlackjack, dealerStands, pointsOf } from '../blackjack/points.ts'
import type { Card } from '../cards/card.ts'
import type { Shoe } from '../cards/shoe.ts'
import type { SeatMove } from '../engine/seated.ts'
import type { SeatMoveKind } from './types.ts'

/** The cards of a round in the order in which they leave the shoe, from 0. */
export type Cards = (at: number) => Card

export type SeatHand = {
  readonly seat: number
  readonly cards: readonly Card[]
  readonly isDoubled: boolean
  readonly isDone: boolean
  readonly moveCount: number
}

/** A round as it stands, hidden card included. */
export type Table = {
  readonly cards: Cards
  /** Cards that left the shoe. */
  readonly drawnCount: number
  readonly dealer: readonly Card[]
  readonly hands: readonly SeatHand[]
  readonly isOver: boolean
}

/**
 * No round takes more cards: before its last one a hand has 20 points at most, aces counting one, so
 * seven seats and the dealer have 240 at most, and 108 of the lowest cards of eight decks have as many.
 */
export const cardCountMax = 108

/** Draws cards when they are asked for. */
export const cardsOfShoe = (shoe: Shoe): Cards => {
  const drawn: Card[] = []
  return (at) => {
    while (drawn.length <= at) drawn.push(shoe.draw())
    return drawn[at] ?? 0
  }
}

const isFull = (cards: readonly Card[]): boolean => pointsOf(cards).points >= 21

/** The hand whose turn it is: the lowest seat that is not done. */
export const activeHand = ({ isOver, hands }: Table): SeatHand | undefined =>
  isOver ? undefined : hands.find(({ isDone }) => !isDone)

/** A hand that the dealer has to beat: neither bust nor a blackjack. */
const isOpen = ({ cards }: SeatHand): boolean => pointsOf(cards).points <= 21 && !isBlackjack(cards)

/** Nobody is left to decide: the dealer draws to 17, if there is a hand to beat. */
const goOn = (table: Table): Table => {
  if (activeHand(table)) return table
  const dealer = [...table.dealer]
  let { drawnCount } = table
  while (table.hands.some(isOpen) && !dealerStands(pointsOf(dealer).points)) {
    dealer.push(table.cards(drawnCount))
    drawnCount += 1
  }
  return { ...table, dealer, drawnCount, isOver: true }
}

/**
 * Deals a card to each seat from the lowest, one to the dealer, a second one to each, the dealer's face
 * down. With a blackjack of the dealer the round is over.
 */
export const dealSeats = (cards: Cards, seats: readonly number[]): Table => {
  const count = seats.length
  const hands = seats.map((seat, at): SeatHand => {
    const dealt = [cards(at), cards(count + 1 + at)]
    return { seat, cards: dealt, isDoubled: false, isDone: isFull(dealt), moveCount: 0 }
  })
  const dealer = [cards(count), cards(2 * count + 1)]
  const table = { cards, drawnCount: 2 * count + 2, dealer, hands, isOver: false }
  return isBlackjack(dealer) ? { ...table, isOver: true } : goOn(table)
}

/** What the seat whose turn it is may do, in a fixed order. */
export const legalKinds = (table: Table): readonly SeatMoveKind[] => {
  const hand = activeHand(table)
  if (!hand) return []
  return hand.cards.length === 2 ? ['hit', 'stand', 'double'] : ['hit', 'stand']
}

/** The table after a decision. Throws RangeError when it was not legal. */
export const takeMove = (table: Table, { seat, kind }: SeatMove): Table => {
  const hand = activeHand(table)
  if (hand?.seat !== seat || !legalKinds(table).some((legal) => legal === kind)) {
    throw new RangeError(`seat ${seat} cannot ${kind} here`)
  }
  const isDrawing = kind !== 'stand'
  const cards = isDrawing ? [...hand.cards, table.cards(table.drawnCount)] : hand.cards
  const moved: SeatHand = {
    seat,
    cards,
    isDoubled: kind === 'double',
    isDone: kind !== 'hit' || isFull(cards),
    moveCount: hand.moveCount + 1,
  }
  return goOn({
    ...table,
    drawnCount: table.drawnCount + (isDrawing ? 1 : 0),
    hands: table.hands.map((one) => (one.seat === seat ? moved : one)),
  })
}
