import { isOver } from '@trevo/game-rules/blackjack-table/read-view.ts'
import type { TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import { resultNames } from '@trevo/game-rules/blackjack/names.ts'
import { symbolsOf } from '@trevo/game-rules/cards/card.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Words } from './words.ts'

/** The dealer's total; empty while the round is open. */
export const endOf = (view: TableView, words: Words): string => {
  const { dealer, dealerPoints } = view
  if (!isOver(view) || dealer.length === 0) return ''
  if (dealerPoints > 21) return words.bankerBust
  return dealer.length === 2 && dealerPoints === 21
    ? words.bankerBlackjack
    : words.banker(dealerPoints)
}

/** The table in words, for screen readers: during play whose turn it is and the hand, at the end every hand. */
export const describeTable = (view: TableView, language: LanguageCode, words: Words): string => {
  if (view.dealer.length === 0) return words.nobodyPlays
  const told = view.seats.filter(({ seat }) => isOver(view) || view.turn === seat)
  const seats = told.map(({ seat, cards, points, result }) => {
    const end = result ? `, ${resultNames(result)[language]}` : ''
    return `${words.seat(seat)}: ${symbolsOf(cards)}, ${points}${end}.`
  })
  if (view.phase === 'insurance') seats.push(words.insuranceAsked)
  return words.standing(`${symbolsOf(view.dealer)}, ${view.dealerPoints}`, seats.join(' '))
}
