import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { chooseMove as chooseInHoldem } from '@trevo/game-rules/holdem/choose-move.ts'
import type { HoldemView } from '@trevo/game-rules/holdem/view.ts'
import { chooseMove as chooseInTruco } from '@trevo/game-rules/truco/choose-move.ts'
import type { MatchView } from '@trevo/game-rules/truco/view.ts'

/** Families of card games that programs of the demo play. */
export type CardFamily = 'truco' | 'holdem'

/** A move as the game server takes it. */
type SentMove = { readonly kind: string; readonly [field: string]: string | number }

/** A program's move at a table; undefined when it is not its turn. `chance` is from 0 up to 1. */
export const chooseCardMove = (
  family: CardFamily,
  { play, mySeat }: Pick<CardTableView, 'play' | 'mySeat'>,
  chance: number,
): SentMove | undefined => {
  if (family === 'truco') {
    const move = chooseInTruco(play as unknown as MatchView, mySeat, chance) // the rules' own view
    return move && { ...move }
  }
  const move = chooseInHoldem(play as unknown as HoldemView, chance) // the rules' own view
  return move?.kind === 'raise' ? { ...move, toMinor: String(move.toMinor) } : move
}
