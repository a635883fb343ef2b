import type { BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import { moveNames } from '@trevo/game-rules/blackjack/names.ts'
import type { BlackjackAction, BlackjackView, MoveKind } from '@trevo/game-rules/blackjack/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { BoardButton, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import type { OpenTurn } from '../turn.ts'
import { moveIcons } from './move-icons.ts'

export type SeenBlackjack = SeenRound<BetsChoice, BlackjackAction, BlackjackView>

type Context = Pick<BoardContext, 'language' | 'formats' | 'balanceMinor'>

/** The legal moves, each in its fixed place. */
export const blackjackButtons = (
  { language, formats, balanceMinor }: Context,
  { round, act }: OpenTurn<SeenBlackjack>,
): BoardButtons => {
  const moveOf = (kind: MoveKind): BoardButton | undefined => {
    const found = round.legal.find(({ action }) => action.kind === kind)
    if (!found) return undefined
    const path = moveIcons[kind]
    const { stakeMinor } = found
    return {
      label: moveNames(kind)[language],
      ...(stakeMinor > 0n && { note: `+ ${formats.money(formatMoney(stakeMinor))}` }),
      ...(path && { icon: path }),
      isOff: stakeMinor > balanceMinor(),
      press: () => act({ kind }),
    }
  }
  if (round.view.phase === 'insurance') {
    const [main, insurance] = [moveOf('no-insurance'), moveOf('insurance')]
    return { ...(main && { main }), ...(insurance && { row: [insurance] }) }
  }
  const [main, left, right] = [moveOf('hit'), moveOf('stand'), moveOf('double')]
  const split = moveOf('split')
  return {
    ...(main && { main }),
    ...(left && { left }),
    ...(right && { right }),
    ...(split && { row: [split] }),
  }
}
