import { canSplit, handOf, playHand, splitHand, type PlayedHand } from '../blackjack/hands.ts'
import { dealerStands, isBlackjack, pointsOf, valueOf } from '../blackjack/points.ts'
import type { Card } from '../cards/card.ts'
import type { Shoe } from '../cards/shoe.ts'
import type { SeatMove } from '../engine/seated.ts'
import type { BlackjackTableTitle, SeatMoveKind } from './types.ts'

/** The cards of a round in the order in which they leave the shoe, from 0. */
export type Cards = (at: number) => Card

export type SeatHand = PlayedHand & { readonly seat: number }

/** The current state of a round, hidden card included. */
export type Table = {
  readonly title: BlackjackTableTitle
  readonly cards: Cards
  /** Cards that left the shoe. */
  readonly drawnCount: number
  readonly dealer: readonly Card[]
  /** Ascending by seat; split hands are adjacent. */
  readonly hands: readonly SeatHand[]
  readonly phase: 'insurance' | 'play' | 'over'
  /** Seats offered insurance that have not answered; those that took it. */
  readonly asked: readonly number[]
  readonly insured: readonly number[]
  /** Decisions so far, by seat. */
  readonly moveCounts: ReadonlyMap<number, number>
}

/**
 * No round takes more cards: before its last card a hand has at most 20 points, aces counting one, so
 * seven seats with four hands each and the dealer have at most 580; the 205 lowest cards of eight
 * decks have that many, and each hand's last card is added.
 */
export const cardCountMax = 205

/** Draws cards on demand. */
export const cardsOfShoe = (shoe: Shoe): Cards => {
  const drawn: Card[] = []
  return (at) => {
    while (drawn.length <= at) drawn.push(shoe.draw())
    return drawn[at] ?? 0
  }
}

/** The index of the hand to play; -1 if there is no such hand. */
export const activeIndex = ({ phase, hands }: Table): number =>
  phase === 'play' ? hands.findIndex(({ isDone }) => !isDone) : -1

/** Hands of a seat. */
const handsOf = ({ hands }: Table, seat: number): readonly SeatHand[] =>
  hands.filter((one) => one.seat === seat)

/** Two cards that make 21, and were not split. */
export const isNatural = (table: Table, { seat, cards }: SeatHand): boolean =>
  isBlackjack(cards) && handsOf(table, seat).length === 1

/** A hand that the dealer must beat: neither bust nor a blackjack. */
const isOpen = (table: Table, hand: SeatHand): boolean =>
  pointsOf(hand.cards).points <= 21 && !isNatural(table, hand)

/** The dealer draws to 17, if there is a hand to beat. */
const drawDealer = (table: Table): Table => {
  const dealer = [...table.dealer]
  let { drawnCount } = table
  while (
    table.hands.some((hand) => isOpen(table, hand)) &&
    !dealerStands(pointsOf(dealer).points)
  ) {
    dealer.push(table.cards(drawnCount))
    drawnCount += 1
  }
  return { ...table, dealer, drawnCount, phase: 'over' }
}

/** Deals the hand to play its second card after a split; if none is left to play, the dealer draws. */
const goOn = (table: Table): Table => {
  const at = activeIndex(table)
  const active = table.hands[at]
  if (!active) return drawDealer(table)
  if (active.cards.length > 1) return table
  const cards = [...active.cards, table.cards(table.drawnCount)]
  const hand = { ...handOf(cards, active.isSplitAce), seat: active.seat }
  return goOn({
    ...table,
    drawnCount: table.drawnCount + 1,
    hands: table.hands.with(at, hand),
  })
}

/** The dealer looks at the closed card: with a blackjack the round is over. */
const lookForBlackjack = (table: Table): Table =>
  isBlackjack(table.dealer)
    ? { ...table, phase: 'over' }
    : goOn({ ...table, phase: 'play', asked: [] })

/** The first cards: a card to each seat from the lowest, one to the dealer, a second one to each. */
export const firstCards = (cards: Cards, seats: readonly number[], seat: number) => {
  const at = seats.indexOf(seat)
  return { first: cards(at), second: cards(seats.length + 1 + at), open: cards(seats.length) }
}

/** Deals the first cards, the dealer's second face down. If the open card is an ace, insurance is offered. */
export const dealSeats = (
  title: BlackjackTableTitle,
  cards: Cards,
  seats: readonly number[],
): Table => {
  const count = seats.length
  const hands = seats.map((seat): SeatHand => {
    const { first, second } = firstCards(cards, seats, seat)
    return { ...handOf([first, second]), seat }
  })
  const table: Table = {
    title,
    cards,
    drawnCount: 2 * count + 2,
    dealer: [cards(count), cards(2 * count + 1)],
    hands,
    phase: 'insurance',
    asked: seats,
    insured: [],
    moveCounts: new Map(),
  }
  return title.hasInsurance && valueOf(cards(count)) === 1 ? table : lookForBlackjack(table)
}

/** Who may decide now: all who are offered insurance, or the seat whose hand is being played. */
export const turnsOf = (table: Table): readonly number[] => {
  if (table.phase === 'insurance') return table.asked
  const active = table.hands[activeIndex(table)]
  return active ? [active.seat] : []
}

/** Whether the hand to play may be split now. */
export const maySplit = (table: Table, hand: SeatHand): boolean =>
  canSplit(hand) && handsOf(table, hand.seat).length < table.title.handCountMax

/** The possible decisions of the current seats, in a fixed order. */
export const legalKinds = (table: Table): readonly SeatMoveKind[] => {
  if (table.phase === 'insurance') return ['insurance', 'no-insurance']
  const active = table.hands[activeIndex(table)]
  if (!active) return []
  return [
    'hit',
    'stand',
    ...(active.cards.length === 2 ? (['double'] as const) : []),
    ...(maySplit(table, active) ? (['split'] as const) : []),
  ]
}

/** Insurance or none; when all have answered, the dealer looks. */
const takeInsurance = (table: Table, seat: number, isTaken: boolean): Table => {
  const asked = table.asked.filter((one) => one !== seat)
  const insured = isTaken ? [...table.insured, seat] : table.insured
  const answered = { ...table, asked, insured }
  return asked.length > 0 ? answered : lookForBlackjack(answered)
}

/** The table after a decision. Throws RangeError when it was not legal. */
export const takeMove = (before: Table, { seat, kind }: SeatMove): Table => {
  const move = legalKinds(before).find((legal) => legal === kind)
  if (!move || !turnsOf(before).includes(seat)) {
    throw new RangeError(`seat ${seat} cannot ${kind} here`)
  }
  const count = before.moveCounts.get(seat) ?? 0
  const moveCounts = new Map([...before.moveCounts, [seat, count + 1] as const])
  const table = { ...before, moveCounts }
  if (move === 'insurance' || move === 'no-insurance') {
    return takeInsurance(table, seat, move === 'insurance')
  }
  const at = activeIndex(table)
  const active = table.hands[at]
  if (!active) throw new RangeError('no hand is to be played')
  let { drawnCount } = table
  const draw = (): Card => {
    drawnCount += 1
    return table.cards(drawnCount - 1)
  }
  const played = move === 'split' ? splitHand(active) : [playHand(active, move, draw)]
  const hands = table.hands.toSpliced(at, 1, ...played.map((hand) => ({ ...hand, seat })))
  return goOn({ ...table, drawnCount, hands })
}
