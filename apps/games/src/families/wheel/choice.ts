import type { WheelChoice, WheelTitle } from '@trevo/game-rules/wheel/types.ts'
import { h } from '../../controls/h.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import type { BoardContext } from '../board.ts'
import { createRisk } from '../choose-risk.ts'
import type { Words } from './words.ts'

const FIRST: WheelChoice = { risk: 'medium', segmentCount: 20 }

export type WheelChoosing = {
  readonly element: HTMLElement
  readonly value: () => WheelChoice
  /** True if the choice changed. */
  readonly set: (choice: WheelChoice) => boolean
  readonly setLocked: (isLocked: boolean) => void
}

/** Risk and number of segments. */
export const createChoosing = (
  { title, language }: Pick<BoardContext<WheelTitle>, 'title' | 'language'>,
  words: Words,
  onChange: () => void,
): WheelChoosing => {
  let choice = FIRST
  const choose = (change: Partial<WheelChoice>): void => {
    choice = { ...choice, ...change }
    onChange()
  }
  const risk = createRisk(language, choice.risk, (next) => choose({ risk: next }))
  const counts = [...new Set(title.maths.wheels.map(({ segments }) => segments.length))]
  const size = createSegmented<number>({
    label: words.segments,
    options: counts.map((value) => ({ value, label: String(value) })),
    value: choice.segmentCount,
    onChange: (segmentCount) => choose({ segmentCount }),
  })
  return {
    element: h('div', { class: 'wheel-options' }, risk.element, size.element),
    value: () => choice,
    set: (next) => {
      if (next.risk === choice.risk && next.segmentCount === choice.segmentCount) return false
      choice = next
      risk.set(next.risk)
      size.set(next.segmentCount)
      return true
    },
    setLocked: (isLocked) => {
      risk.setLocked(isLocked)
      size.setLocked(isLocked)
    },
  }
}
