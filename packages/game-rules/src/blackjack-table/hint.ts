import { adviseMove } from '../blackjack/basic-strategy.ts'
import { valueOf } from '../blackjack/points.ts'
import { cardOfCode } from '../cards/card.ts'
import { activeHand } from './read-view.ts'
import type { SeatMoveKind, TableView } from './types.ts'

const valueOfCode = (code: string | undefined): number => valueOf(cardOfCode(code ?? '') ?? 0)

/** The action of basic strategy; undefined if there is no decision to make. */
export const hintOf = (view: TableView): SeatMoveKind | undefined => {
  // Insurance loses in the long run, also on a blackjack.
  if (view.phase === 'insurance') return 'no-insurance'
  const hand = activeHand(view)
  if (!hand) return undefined
  const canSplit = hand.isPair === true
  const pairOf = canSplit ? valueOfCode(hand.cards[0]) : undefined
  const options = { canDouble: hand.cards.length === 2, canSplit }
  return adviseMove({ ...hand, pairOf }, valueOfCode(view.dealer[0]), options)
}
