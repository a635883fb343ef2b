import { moveNames } from '@trevo/game-rules/blackjack/names.ts'
import type { SeatMoveKind } from '@trevo/game-rules/blackjack-table/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { moveIcons } from '../blackjack/move-icons.ts'
import type { BoardButton, BoardButtons, BoardContext } from '../board.ts'

type Turn = {
  readonly legal: readonly SeatMoveKind[]
  readonly stakeMinor: bigint
  /** An answer is awaited. */
  readonly isBusy: boolean
  readonly decide: (kind: SeatMoveKind) => void
}

type Context = Pick<BoardContext, 'language' | 'formats' | 'balanceMinor'>

/** What the seat whose turn it is may do, each where it always stands. */
export const turnButtons = (
  { language, formats, balanceMinor }: Context,
  { legal, stakeMinor, isBusy, decide }: Turn,
): BoardButtons => {
  const buttonOf = (kind: SeatMoveKind): BoardButton => {
    const costMinor = kind === 'double' ? stakeMinor : 0n
    const path = moveIcons[kind]
    return {
      label: moveNames(kind)[language],
      ...(costMinor > 0n && { note: `+ ${formats.money(formatMoney(costMinor))}` }),
      ...(path && { icon: path }),
      isOff: isBusy || costMinor > balanceMinor(),
      press: () => decide(kind),
    }
  }
  return {
    main: buttonOf('hit'),
    left: buttonOf('stand'),
    ...(legal.includes('double') && { right: buttonOf('double') }),
  }
}
