import type { BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import { moveNames } from '@trevo/game-rules/blackjack/texts.ts'
import type { BlackjackAction, BlackjackView, MoveKind } from '@trevo/game-rules/blackjack/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { BoardButton, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import type { OpenTurn } from '../turn.ts'

export type SeenBlackjack = SeenRound<BetsChoice, BlackjackAction, BlackjackView>

const icons: Partial<Record<MoveKind, string>> = {
  stand:
    'M6 9V7a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0V4.5a1.5 1.5 0 0 1 3 0V8a1.5 1.5 0 0 1 3 0v7a5 5 0 0 1-5 5h-2c-3 0-5-2-5-5z',
  double: 'M7 4v13M3.5 7.5 7 4l3.5 3.5M17 20V7M13.500 16.500 17 20l3.500-3.500',
  split: 'M12 20v-6M12 14 5 6M12 14l7-8M5 11V6h5M14 6h5v5',
}

type Context = Pick<BoardContext, 'language' | 'formats' | 'balanceMinor'>

/** The moves that are legal now, each where it always stands. */
export const blackjackButtons = (
  { language, formats, balanceMinor }: Context,
  { round, act }: OpenTurn<SeenBlackjack>,
): BoardButtons => {
  const moveOf = (kind: MoveKind): BoardButton | undefined => {
    const found = round.legal.find(({ action }) => action.kind === kind)
    if (!found) return undefined
    const path = icons[kind]
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
