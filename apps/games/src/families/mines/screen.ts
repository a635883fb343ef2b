import type { MinesTitle, MinesView } from '@trevo/game-rules/mines/types.ts'
import { h } from '../../controls/h.ts'
import { createCellsGrid } from '../../widgets/cells-grid.ts'
import { createLadder } from '../../widgets/ladder.ts'
import type { BoardContext } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createField, type Field } from './field.ts'
import type { Words } from './words.ts'

export type MinesScreen = {
  readonly element: HTMLElement
  readonly field: Field
  /** Cells that may be opened now. */
  readonly offer: (cells: ReadonlySet<number>) => void
  readonly showLadder: (ladder: readonly number[], reached: number) => void
  /** Opens the cells that are open in the view and not yet here, and the rest when the round is over. */
  readonly show: (view: MinesView, isAtOnce: boolean) => Promise<void>
  /** The result, in words. */
  readonly endOf: (view: MinesView) => string
  /** The same, or the payout of the next cell. */
  readonly detailOf: (view: MinesView) => string
  readonly hasten: () => void
}

/** The field and the ladder over it. */
export const createMinesScreen = (
  context: BoardContext<MinesTitle>,
  words: Words,
  press: (cell: number) => void,
): MinesScreen => {
  const { cellCount, columnCount } = context.title.maths
  const ladder = createLadder(words.ladder)
  const grid = createCellsGrid({
    label: words.field,
    count: cellCount,
    columns: columnCount,
    press,
  })
  const room = h('div', { class: 'mines-field' }, grid.element)
  const element = h('div', { class: 'mines' }, ladder.element, room)
  const pacer = createPacer(context.ms, element)
  const field = createField({ context, grid, pacer, words, columns: columnCount })
  const showLadder = (steps: readonly number[], reached: number): void =>
    ladder.show(steps.map(context.formats.multiplier), reached)
  const uncoverRest = ({ mines }: MinesView): void => {
    for (const cell of grid.cells.keys()) {
      if (field.stateOf(cell) === 'closed') {
        field.set(cell, mines?.includes(cell) ? 'mine' : 'gem', true)
      }
    }
  }
  return {
    element,
    field,
    offer: grid.offer,
    showLadder,
    show: async (view, isAtOnce) => {
      pacer.begin(isAtOnce)
      field.setWaiting(undefined)
      for (const [nth, cell] of view.opened.entries()) {
        if (field.stateOf(cell) !== 'gem') await field.openGem(cell, nth)
        showLadder(view.ladder, nth + 1)
      }
      if (view.hit !== null) await field.blowUp(view.hit)
      if (view.end !== null) uncoverRest(view)
      if (view.end === 'cash-out' || view.end === 'all-open') await pacer.wait(260)
      showLadder(view.ladder, view.opened.length)
    },
    endOf: (view) => endOf(words, view),
    detailOf: (view) => {
      if (view.end !== null) return endOf(words, view)
      const pays = context.formats.multiplier(view.ladder[view.opened.length] ?? view.multiplier)
      const chance = context.formats.percent(view.nextChanceBp ?? 0)
      return view.opened.length === 0 ? words.first(pays, chance) : words.next(pays, chance)
    },
    hasten: pacer.hasten,
  }
}

const endOf = (words: Words, { end, opened }: MinesView): string =>
  end === 'mine' ? words.hit : words.gems(opened.length)
