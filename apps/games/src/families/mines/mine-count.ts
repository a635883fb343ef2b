import { h } from '../../controls/h.ts'
import { createNumberField } from '../../widgets/number-field.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import type { Words } from './words.ts'

export type MineCount = {
  readonly element: HTMLElement
  readonly value: () => number
  readonly set: (value: number) => void
  readonly setLocked: (isLocked: boolean) => void
}

const shortcuts = [1, 3, 5, 10, 20] as const
const FIRST = 3

type MineCountOptions = {
  readonly words: Words
  readonly max: number
  readonly onChange: () => void
}

/** The number of mines: step by step, or one of a few presets. */
export const createMineCount = ({ words, max, onChange }: MineCountOptions): MineCount => {
  const field = createNumberField({
    label: words.mines,
    lessLabel: words.fewer,
    moreLabel: words.more,
    min: 1,
    max,
    value: Math.min(FIRST, max),
    show: String,
    onChange: (value) => {
      quick.set(value)
      onChange()
    },
  })
  const quick = createSegmented<number>({
    label: words.mines,
    options: shortcuts
      .filter((count) => count <= max)
      .map((value) => ({ value, label: String(value) })),
    value: field.value(),
    onChange: (value) => {
      field.set(value)
      onChange()
    },
  })
  return {
    element: h('div', { class: 'mine-count' }, field.element, quick.element),
    value: field.value,
    set: (value) => {
      field.set(value)
      quick.set(value)
    },
    setLocked: (isLocked) => {
      field.setLocked(isLocked)
      quick.setLocked(isLocked)
    },
  }
}
