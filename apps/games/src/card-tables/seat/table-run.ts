import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { Parent } from '../../play/context/post-to-parent.ts'
import type { CardAction, CardBoard, CardContext } from '../common/context.ts'
import type { Screen } from '../common/create-screen.ts'
import type { LobbyPanel } from '../lobby/lobby-panel.ts'

/** What a session at card tables is made of. */
export type TableParts = {
  readonly context: CardContext
  readonly screen: Screen
  readonly board: CardBoard
  readonly parent: Parent
  /** Shows whose turn it is; called with every view and every second. */
  readonly tellTurn: (view: CardTableView) => void
}

/** A session at card tables: its parts and its state. */
export type TableRun = TableParts & {
  readonly lobby: LobbyPanel
  readonly now: {
    balanceMinor: bigint
    /** The table on the screen; for a seat that has ended, its last view. */
    view: CardTableView | undefined
    isSeated: boolean
    /** The end of the last seat, shown until the player goes on. */
    end: { readonly view: CardTableView; readonly element: HTMLElement } | undefined
    /** An order or a move is being sent. */
    isBusy: boolean
  }
  /** What is offered to a player who waits alone, as buttons of the dock. */
  readonly aloneActions: () => readonly CardAction[]
  /** Renders the state of the session. */
  readonly render: () => void
}

/** Takes a view of the player's table from the game server. */
export type TakeView = (view: CardTableView) => void
