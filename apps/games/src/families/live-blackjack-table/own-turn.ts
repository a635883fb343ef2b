import { moveNames } from '@trevo/game-rules/blackjack/names.ts'
import type { SeatMoveKind, TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import { hintOf } from '@trevo/game-rules/blackjack-table/hint.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { createHint } from '../../widgets/table/create-hint.ts'
import { moveIcons } from '../blackjack/move-icons.ts'
import { words as wordsIn } from '../blackjack/words.ts'
import type { BoardButton, BoardButtons, BoardContext } from '../board.ts'

type Turn = {
  readonly legal: readonly SeatMoveKind[]
  /** The price of a decision. */
  readonly costOf: (kind: SeatMoveKind) => bigint
  /** Waiting for an answer. */
  readonly isBusy: boolean
  readonly decide: (kind: SeatMoveKind) => void
}

type Context = Pick<BoardContext, 'language' | 'formats' | 'balanceMinor' | 'changed'>

/** The legal decisions of the seat whose turn it is, each in its fixed place. */
const turnButtons = (
  { language, formats, balanceMinor }: Context,
  { legal, costOf, isBusy, decide }: Turn,
): BoardButtons => {
  const buttonOf = (kind: SeatMoveKind): BoardButton => {
    const costMinor = costOf(kind)
    const path = moveIcons[kind]
    return {
      label: moveNames(kind)[language],
      ...(costMinor > 0n && { note: `+ ${formats.money(formatMoney(costMinor))}` }),
      ...(path && { icon: path }),
      isOff: isBusy || costMinor > balanceMinor(),
      press: () => decide(kind),
    }
  }
  if (legal.includes('insurance')) {
    return { main: buttonOf('no-insurance'), row: [buttonOf('insurance')] }
  }
  return {
    main: buttonOf('hit'),
    left: buttonOf('stand'),
    ...(legal.includes('double') && { right: buttonOf('double') }),
    ...(legal.includes('split') && { row: [buttonOf('split')] }),
  }
}

/** The controls of the player's turn: buttons and a hint. Loaded when the player has a seat. */
export type OwnTurn = {
  readonly hint: HTMLElement
  /** The table during the player's turn; undefined otherwise. */
  readonly advise: (view: TableView | undefined) => void
  readonly buttons: (turn: Turn) => BoardButtons
}

/** Creates the parts of the player's turn. */
export const createOwnTurn = (context: Context): OwnTurn => {
  const words = wordsIn[context.language]
  const hint = createHint({ key: 'trevo-blackjack-hint', words, onSwitch: context.changed })
  return {
    hint: hint.element,
    advise: (view) => {
      const advised = view && hintOf(view)
      hint.show(advised && moveNames(advised)[context.language])
    },
    buttons: (turn) => turnButtons(context, turn),
  }
}
