import './hilo.css'
import type { HiloAction, HiloTitle, HiloView } from '@trevo/game-rules/hilo/types.ts'
import { icons } from '../../controls/h.ts'
import { nameOfFace } from '../../widgets/cards/face.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { timeoutMoves } from '../timeout-moves.ts'
import { cashOutButton, createTurn } from '../turn.ts'
import { createHiloTable, faceOf } from './table.ts'
import { words as wordsIn } from './words.ts'

type Seen = SeenRound<null, HiloAction, HiloView>

const seenOf = (round: SeenRound): Seen => round as unknown as Seen // the engine's own view

/** Hi-lo: guess whether the next card is higher or lower than the open one. */
export const createBoard = (context: BoardContext<HiloTitle>): Board => {
  const { language, formats } = context
  const words = wordsIn[language]
  const turn = createTurn<Seen>()
  const table = createHiloTable(context, words, (kind) => turn.open()?.act({ kind }))
  const showGuesses = (): void => table.offer(turn.open()?.round.view.options ?? [])
  const clear = (): void => {
    turn.see(undefined)
    table.clear()
    showGuesses()
  }
  clear()
  return {
    element: table.element,
    isInSteps: true,
    wager: () => ({ stakeMinor: context.stakeMinor(), choice: null }),
    begin: clear,
    refuse: clear,
    show: async (_, round, { isAtOnce }) => {
      const now = seenOf(round)
      await table.show(now.view, isAtOnce)
      turn.see(now)
      showGuesses()
    },
    onLegal: (legal, act) => {
      turn.onLegal(legal, act)
      showGuesses()
    },
    buttons: () => {
      const open = turn.open()
      if (!open) return {}
      const maySkip = open.round.legal.some(({ action }) => action.kind === 'skip')
      return {
        main: cashOutButton(words.cashOut, formats, open),
        left: {
          label: words.skip,
          icon: icons.auto,
          isOff: !maySkip,
          press: () => open.act({ kind: 'skip' }),
        },
      }
    },
    detail: (round) => {
      const { view } = seenOf(round)
      if (view.end === 'wrong') return words.wrong
      const count = view.steps.filter(({ by }) => by !== 'skip').length
      return `${words.right(count)} · ${formats.multiplier(view.multiplier)}`
    },
    describe: (round) => {
      const { view } = seenOf(round)
      const last = view.steps.at(-1)?.card ?? view.first
      return words.came(nameOfFace(faceOf(last), language))
    },
    timeoutMove: ({ legal }) => {
      const mayCashOut = legal.some(({ action }) => (action as HiloAction).kind === 'cash-out')
      return timeoutMoves[language][mayCashOut ? 'cashOut' : 'likelierGuess']
    },
    hasten: table.hasten,
    reset: clear,
    words: { ready: words.ready },
  }
}
