import type { PlinkoChoice, PlinkoTitle } from '@trevo/game-rules/plinko/types.ts'
import { h } from '../../controls/h.ts'
import { createNumberField } from '../../widgets/number-field.ts'
import type { BoardContext } from '../board.ts'
import { createRisk } from '../choose-risk.ts'
import type { Words } from './words.ts'

const FIRST: PlinkoChoice = { risk: 'medium', rowCount: 12 }

export type PlinkoChoosing = {
  readonly element: HTMLElement
  readonly value: () => PlinkoChoice
  /** True if the choice changed. */
  readonly set: (choice: PlinkoChoice) => boolean
  readonly setLocked: (isLocked: boolean) => void
}

/** Risk and rows. */
export const createChoosing = (
  { title, language }: Pick<BoardContext<PlinkoTitle>, 'title' | 'language'>,
  words: Words,
  onChange: () => void,
): PlinkoChoosing => {
  const counts = title.maths.boards.map(({ rowCount }) => rowCount)
  let choice = FIRST
  const choose = (change: Partial<PlinkoChoice>): void => {
    choice = { ...choice, ...change }
    onChange()
  }
  const risk = createRisk(language, choice.risk, (next) => choose({ risk: next }))
  const rows = createNumberField({
    label: words.rows,
    lessLabel: words.fewer,
    moreLabel: words.more,
    min: Math.min(...counts),
    max: Math.max(...counts),
    value: choice.rowCount,
    show: String,
    onChange: (rowCount) => choose({ rowCount }),
  })
  return {
    element: h('div', { class: 'board-options' }, risk.element, rows.element),
    value: () => choice,
    set: (next) => {
      if (next.risk === choice.risk && next.rowCount === choice.rowCount) return false
      choice = next
      risk.set(next.risk)
      rows.set(next.rowCount)
      return true
    },
    setLocked: (isLocked) => {
      risk.setLocked(isLocked)
      rows.setLocked(isLocked)
    },
  }
}
