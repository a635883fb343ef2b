import './table.css'
import type { BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import { h } from '../../controls/h.ts'
import type { Board, BoardContext, SeenRound } from '../../families/board.ts'
import { createPacer, type Pacer } from '../../families/pacer.ts'
import { createBetting, type Betting, type BettingOptions } from './create-betting.ts'
import { dealingFrom } from './dealing-from.ts'
import type { Dealing } from './lay-cards.ts'

/** What every table answers the same way. */
type TableBoard = Pick<
  Board,
  'element' | 'options' | 'stakeBy' | 'wager' | 'begin' | 'refuse' | 'setLocked' | 'hasten'
> &
  Pick<Board, 'reset' | 'words'>

/** A place under its name, with its odds if it has any. */
export type NamedSpot = {
  readonly id: string
  readonly name: string
  readonly odds?: string
  readonly className: string
}

/** The felt of a table, the chips on it and the pace of its animations. */
export type Table = {
  readonly element: HTMLElement
  readonly betting: Betting
  readonly pacer: Pacer
  readonly dealing: Dealing
  readonly namedSpot: (spot: NamedSpot) => HTMLElement
  /** Starts to show a round: its bets are on the table. */
  readonly beginShow: (round: SeenRound, isAtOnce: boolean) => void
  /** `clear` clears the last round. */
  readonly board: (ready: string, clear: () => void) => TableBoard
}

/** Makes an empty table; its family fills `element`. */
export const createTable = (
  context: Omit<BoardContext, 'title'>,
  className: string,
  options: BettingOptions = {},
): Table => {
  const element = h('div', { class: `felt ${className}` })
  const betting = createBetting(context, options)
  const pacer = createPacer(context.ms, element)
  return {
    element,
    betting,
    pacer,
    dealing: dealingFrom(element, pacer.ms, () => context.sound.tick(1)),
    namedSpot: ({ id, name, odds, className: look }) =>
      betting.spot({
        id,
        label: odds === undefined ? name : `${name} ${odds}`,
        content: [
          h('span', {}, ...(odds === undefined ? [name] : [`${name} `, h('small', {}, odds)])),
        ],
        className: look,
      }),
    beginShow: (round, isAtOnce) => {
      betting.restore(round.choice as unknown as BetsChoice) // the engine's own
      pacer.begin(isAtOnce)
    },
    board: (ready, clear) => ({
      element,
      options: h('div', { class: 'tray-options' }, betting.tray.element),
      stakeBy: 'bets',
      wager: betting.wager,
      begin: () => {
        betting.begin()
        clear()
      },
      refuse: betting.clearMarks,
      setLocked: betting.setLocked,
      hasten: pacer.hasten,
      reset: () => {
        betting.clearMarks()
        clear()
      },
      words: { ready },
    }),
  }
}
