import { cardOfCode } from '../cards/card.ts'
import type { LegalAction } from '../engine/engine.ts'
import { adviseMove } from './basic-strategy.ts'
import { valueOf } from './points.ts'
import type { BlackjackAction, BlackjackView } from './types.ts'

const valueOfCode = (code: string | undefined): number => valueOf(cardOfCode(code ?? '') ?? 0)

/** Basic strategy's choice: one of the legal actions. Undefined if there is no advice. */
export const hintFor = (
  { dealer, hands, active, phase }: BlackjackView,
  legal: readonly LegalAction<BlackjackAction>[],
): BlackjackAction | undefined => {
  // Insurance loses in the long run, also on a blackjack.
  if (phase === 'insurance') return { kind: 'no-insurance' }
  const hand = hands[active ?? -1]
  if (!hand) return undefined
  const can = (kind: BlackjackAction['kind']): boolean =>
    legal.some(({ action }) => action.kind === kind)
  const [first, second] = hand.cards.map(valueOfCode)
  const pairOf = hand.cards.length === 2 && first === second ? first : undefined
  const options = { canDouble: can('double'), canSplit: can('split') }
  return { kind: adviseMove({ ...hand, pairOf }, valueOfCode(dealer[0]), options) }
}
