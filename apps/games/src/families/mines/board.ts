import './mines.css'
import type { LegalAction } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { ladderOf } from '@trevo/game-rules/mines/ladder.ts'
import type {
  MinesAction,
  MinesChoice,
  MinesTitle,
  MinesView,
} from '@trevo/game-rules/mines/types.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { timeoutMoves } from '../timeout-moves.ts'
import { cashOutButton, createTurn, randomButton } from '../turn.ts'
import { createMineCount } from './mine-count.ts'
import { createMinesScreen } from './screen.ts'
import { words as wordsIn } from './words.ts'

type Seen = SeenRound<MinesChoice, MinesAction, MinesView>

const seenOf = (round: SeenRound): Seen => round as unknown as Seen // the engine's own view

/** Mines: a field of closed cells, with the ladder of payouts above it. */
export const createBoard = (context: BoardContext<MinesTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  const turn = createTurn<Seen>()
  let closed: readonly number[] = []

  const press = (cell: number): void => {
    const open = turn.open()
    if (!open) return
    screen.field.setWaiting(cell)
    sound.click()
    open.act({ kind: 'open', cell })
  }
  const screen = createMinesScreen(context, words, press)
  const showLadder = (): void => screen.showLadder(ladderOf(title.maths, mineCount.value()), 0)
  const mineCount = createMineCount({
    words,
    max: title.maths.mineCountMax,
    onChange: () => {
      showLadder()
      sound.click()
      context.changed()
    },
  })
  const clear = (): void => {
    turn.see(undefined)
    screen.field.closeAll()
    showLadder()
  }
  showLadder()
  return {
    element: screen.element,
    options: mineCount.element,
    isInSteps: true,
    wager: () => ({
      stakeMinor: context.stakeMinor(),
      choice: { mineCount: mineCount.value() } satisfies MinesChoice,
    }),
    begin: clear,
    refuse: () => screen.field.setWaiting(undefined),
    show: async (_, round, { isAtOnce }) => {
      const now = seenOf(round)
      mineCount.set(now.view.mineCount)
      await screen.show(now.view, isAtOnce)
      turn.see(now)
    },
    onLegal: (legal, act) => {
      turn.onLegal(legal, act)
      closed = cellsOf(legal)
      screen.offer(new Set(closed))
    },
    setLocked: mineCount.setLocked,
    buttons: () => {
      const open = turn.open()
      if (!open) return {}
      const anyCell = (): void => press(closed[Math.floor(Math.random() * closed.length)] ?? 0)
      return {
        main: cashOutButton(words.cashOut, formats, open),
        left: randomButton(words.random, anyCell),
      }
    },
    detail: (round) => screen.detailOf(seenOf(round).view),
    describe: (round) => `${screen.endOf(seenOf(round).view)}.`,
    timeoutMove: (round) =>
      timeoutMoves[language][seenOf(round).view.opened.length > 0 ? 'cashOut' : 'firstCell'],
    hasten: screen.hasten,
    reset: clear,
    words: { ready: words.ready },
  }
}

const cellsOf = (legal: readonly LegalAction<Json>[]): number[] =>
  legal.flatMap(({ action }) => {
    const { kind, cell } = action as { kind: string; cell?: number } // the engine's own action
    return kind === 'open' && cell !== undefined ? [cell] : []
  })
