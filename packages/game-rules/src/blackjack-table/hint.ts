import { adviseMove } from '../blackjack/basic-strategy.ts'
import { valueOf } from '../blackjack/points.ts'
import { cardOfCode } from '../cards/card.ts'
import type { SeatMoveKind, TableView } from './types.ts'

/** What basic strategy does in the turn of the moment; undefined when there is none. */
export const hintOf = ({ dealer, seats, turn }: TableView): SeatMoveKind | undefined => {
  const hand = seats.find(({ seat }) => seat === turn)
  if (!hand) return undefined
  const open = valueOf(cardOfCode(dealer[0] ?? '') ?? 0)
  const options = { canDouble: hand.cards.length === 2, canSplit: false }
  const advice = adviseMove({ ...hand, pairOf: undefined }, open, options)
  return advice === 'split' ? undefined : advice
}
