import { pointsOf } from '../blackjack/points.ts'
import { resultOf } from '../blackjack/results.ts'
import { codeOf } from '../cards/card.ts'
import { activeIndex, isNatural, maySplit, turnsOf, type SeatHand, type Table } from './table.ts'
import type { ShownSeat, TableView } from './types.ts'

/** The table without any seat dealt in. */
export const emptyTable: TableView = {
  dealer: [],
  dealerPoints: 0,
  seats: [],
  turn: null,
  phase: 'over',
  asked: [],
  insured: [],
}

const showSeat = (table: Table, hand: SeatHand, at: number): ShownSeat => {
  const { seat, cards, isDoubled } = hand
  const { points, isSoft } = pointsOf(cards)
  const isDecided = table.phase === 'over' || points > 21
  const isActive = at === activeIndex(table)
  return {
    seat,
    cards: cards.map(codeOf),
    points,
    isSoft,
    isDoubled,
    isActive,
    isPair: isActive && maySplit(table, hand),
    moveCount: table.moveCounts.get(seat) ?? 0,
    result: isDecided ? resultOf(table.dealer, cards, isNatural(table, hand)) : null,
  }
}

/** What everybody sees of the table, including the dealer's second card once the round is over. */
export const showTable = (table: Table): TableView => {
  const { dealer, hands, phase, asked, insured } = table
  const open = phase === 'over' ? dealer : dealer.slice(0, 1)
  return {
    dealer: open.map(codeOf),
    dealerPoints: pointsOf(open).points,
    seats: hands.map((hand, at) => showSeat(table, hand, at)),
    turn: phase === 'play' ? (turnsOf(table)[0] ?? null) : null,
    phase,
    asked,
    insured,
  }
}
