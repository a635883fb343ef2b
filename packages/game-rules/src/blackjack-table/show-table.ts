import { isBlackjack, pointsOf } from '../blackjack/points.ts'
import { resultOf } from '../blackjack/results.ts'
import { codeOf } from '../cards/card.ts'
import { activeHand, type SeatHand, type Table } from './table.ts'
import type { ShownSeat, TableView } from './types.ts'

/** The table where nobody was dealt in. */
export const emptyTable: TableView = { dealer: [], dealerPoints: 0, seats: [], turn: null }

const showSeat = ({ dealer, isOver }: Table, hand: SeatHand): ShownSeat => {
  const { seat, cards, isDoubled, moveCount } = hand
  const { points, isSoft } = pointsOf(cards)
  const isDecided = isOver || points > 21
  return {
    seat,
    cards: cards.map(codeOf),
    points,
    isSoft,
    isDoubled,
    moveCount,
    result: isDecided ? resultOf(dealer, cards, isBlackjack(cards)) : null,
  }
}

/** What everybody sees of the table: the dealer's second card once the round is over. */
export const showTable = (table: Table): TableView => {
  const { dealer, hands, isOver } = table
  const open = isOver ? dealer : dealer.slice(0, 1)
  return {
    dealer: open.map(codeOf),
    dealerPoints: pointsOf(open).points,
    seats: hands.map((hand) => showSeat(table, hand)),
    turn: activeHand(table)?.seat ?? null,
  }
}
