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
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { createCellsGrid } from '../../widgets/cells-grid.ts'
import { createLadder } from '../../widgets/ladder.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createField } from './field.ts'
import { createMineCount } from './mine-count.ts'
import { words as wordsIn } from './words.ts'

type Seen = SeenRound<MinesChoice, MinesAction, MinesView>

const diceIcon = 'M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01M12 12h.01'

/** Mines: a field of closed cells, the ladder of what it pays over it. */
export const createBoard = (context: BoardContext<MinesTitle>): Board => {
  const { title, language, formats } = context
  const { cellCount, columnCount, mineCountMax } = title.maths
  const words = wordsIn[language]
  let act: ((action: Json) => void) | undefined
  let open: readonly number[] = []
  let seen: Seen | undefined

  const ladder = createLadder(words.ladder)
  const grid = createCellsGrid({
    label: words.field,
    count: cellCount,
    columns: columnCount,
    press: (cell) => press(cell),
  })
  const element = h(
    'div',
    { class: 'mines' },
    ladder.element,
    h('div', { class: 'mines-field' }, grid.element),
  )
  const pacer = createPacer(context.ms, element)
  const field = createField({ context, grid, pacer, words, columns: columnCount })
  const mineCount = createMineCount({
    words,
    max: mineCountMax,
    onChange: () => {
      showLadder()
      context.sound.click()
      context.changed()
    },
  })

  const press = (cell: number): void => {
    if (!act) return
    field.setWaiting(cell)
    context.sound.click()
    act({ kind: 'open', cell })
  }
  const showLadder = (round?: Seen): void => {
    const steps = round?.view.ladder ?? ladderOf(title.maths, mineCount.value())
    ladder.show(steps.map(formats.multiplier), round?.view.opened.length ?? 0)
  }
  const finish = (view: MinesView): void => {
    for (const cell of grid.cells.keys()) {
      if (field.stateOf(cell) !== 'closed') continue
      field.set(cell, view.mines?.includes(cell) ? 'mine' : 'gem', true)
    }
  }
  showLadder()

  return {
    element,
    options: mineCount.element,
    isInSteps: true,
    wager: () => ({
      stakeMinor: context.stakeMinor(),
      choice: { mineCount: mineCount.value() } satisfies MinesChoice,
    }),
    begin: () => {
      seen = undefined
      field.closeAll()
      showLadder()
    },
    refuse: () => field.setWaiting(undefined),
    show: async (_, round, { isAtOnce }) => {
      const now = round as unknown as Seen // the engine's own view
      const { view } = now
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      field.setWaiting(undefined)
      mineCount.set(view.mineCount)
      for (const [nth, cell] of view.opened.entries()) {
        if (field.stateOf(cell) !== 'gem') await field.openGem(cell, nth)
        showLadder({ ...now, view: { ...view, opened: view.opened.slice(0, nth + 1) } })
      }
      if (view.hit !== null) await field.blowUp(view.hit)
      if (view.end !== null) finish(view)
      if (view.end === 'cash-out' || view.end === 'all-open') await pacer.wait(260)
      seen = now
      showLadder(now)
    },
    onLegal: (legal, take) => {
      act = legal.length > 0 ? take : undefined
      open = cellsOf(legal)
      grid.offer(new Set(open))
    },
    setLocked: mineCount.setLocked,
    buttons: () => buttonsOf(),
    detail: (round) => {
      const { view } = round as unknown as Seen
      if (view.end === 'mine') return words.hit
      if (view.end !== null) return words.gems(view.opened.length)
      const pays = formats.multiplier(view.ladder[view.opened.length] ?? view.multiplier)
      const chance = formats.percent(view.nextChanceBp ?? 0)
      return view.opened.length === 0 ? words.first(pays, chance) : words.next(pays, chance)
    },
    describe: (round) => {
      const { view } = round as unknown as Seen
      return `${view.end === 'mine' ? words.hit : words.gems(view.opened.length)}.`
    },
    hasten: pacer.hasten,
    reset: () => {
      seen = undefined
      field.closeAll()
      showLadder()
    },
    words: { ready: words.ready },
  }

  function buttonsOf(): BoardButtons {
    if (!act || !seen || seen.legal.length === 0) return {}
    const take = act
    const paysMinor = (seen.stakeMinor * BigInt(seen.view.multiplier)) / 100n
    const mayCashOut = seen.legal.some(({ action }) => action.kind === 'cash-out')
    return {
      main: {
        label: words.cashOut,
        tone: 'cash',
        isOff: !mayCashOut,
        ...(mayCashOut && { note: formats.money(formatMoney(paysMinor)) }),
        press: () => take({ kind: 'cash-out' }),
      },
      left: {
        label: words.random,
        icon: diceIcon,
        press: () => press(open[Math.floor(Math.random() * open.length)] ?? 0),
      },
    }
  }
}

const cellsOf = (legal: readonly LegalAction<Json>[]): number[] =>
  legal.flatMap(({ action }) => {
    const { kind, cell } = action as { kind: string; cell?: number } // the engine's own action
    return kind === 'open' && cell !== undefined ? [cell] : []
  })
