import type { LimboTitle } from '@trevo/game-rules/limbo/types.ts'
import { h } from '../../controls/h.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import type { BoardContext } from '../board.ts'
import { createTargetField } from '../../widgets/target-field.ts'
import type { Words } from './words.ts'

const FIRST_TARGET = 200
const quickTargets = [150, 200, 500, 1_000, 10_000] as const

export type TargetChoice = {
  readonly element: HTMLElement
  /** In hundredths. */
  readonly value: () => number
  readonly set: (target: number) => void
  readonly setLocked: (isLocked: boolean) => void
}

/** The typed target, or one of a few presets. */
export const createTargetChoice = (
  { title, formats }: BoardContext<LimboTitle>,
  words: Words,
  onChange: () => void,
): TargetChoice => {
  let target = FIRST_TARGET
  const choose = (next: number): void => {
    set(next)
    onChange()
  }
  const field = createTargetField({
    label: words.target,
    formats,
    min: title.maths.targetMin,
    max: title.maths.targetMax,
    onChange: choose,
  })
  const quick = createSegmented<number>({
    label: words.quick,
    options: quickTargets.map((value) => ({ value, label: `${formats.number(value / 100)}×` })),
    value: target,
    onChange: choose,
  })
  const set = (next: number): void => {
    target = next
    field.set(target)
    quick.set(target)
  }
  set(target)
  return {
    element: h('div', { class: 'board-options limbo-options' }, quick.element, field.element),
    value: () => target,
    set,
    setLocked: (isLocked) => {
      field.setLocked(isLocked)
      quick.setLocked(isLocked)
    },
  }
}
