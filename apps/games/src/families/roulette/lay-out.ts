import type { WheelTitle } from '@trevo/game-rules/roulette/types.ts'
import { h } from '../../controls/h.ts'
import { createSegmented, type Segmented } from '../../widgets/segmented.ts'
import type { Table } from '../../widgets/table/create-table.ts'
import type { BoardContext } from '../board.ts'
import { createNumbers } from './numbers.ts'
import type { Statistics } from './statistics.ts'
import type { Wheel } from './wheel.ts'
import type { Words } from './words.ts'

const views = ['table', 'track', 'statistics'] as const

type Parts = {
  readonly table: Table
  readonly wheel: Wheel
  readonly statistics: Statistics
  /** What else is beside the wheel, besides the views and the last numbers. */
  readonly side: readonly HTMLElement[]
}

/** The wheel above; below it the chosen view: table, racetrack or statistics. */
export const layOut = (
  context: BoardContext<WheelTitle>,
  words: Words,
  { table: { element, betting }, wheel, statistics, side: beside }: Parts,
): void => {
  const { wheel: kind, laPartage } = context.title.maths
  const { numbers, outside } = createNumbers({ wheel: kind, betting, words })
  const middle = h('div', { class: 'roulette-middle' }, numbers, statistics.counts)
  let track: Promise<void> | undefined
  const addTrack = async (): Promise<void> => {
    const { createRacetrack } = await import('./racetrack.ts')
    numbers.after(createRacetrack({ wheel: kind, betting, language: context.language }))
  }
  const choice = createViews(words, (view) => {
    element.dataset['view'] = view
    context.sound.click()
    // Few players use the racetrack: it is loaded when first opened.
    if (view === 'track') track ??= addTrack()
    if (view === 'statistics') void statistics.open()
  })
  const note = laPartage ? h('p', { class: 'roulette-note' }, words.partage) : undefined
  const side = h(
    'div',
    { class: 'roulette-side' },
    ...beside,
    choice.element,
    statistics.last,
    note,
  )
  element.append(h('div', { class: 'roulette-top' }, wheel.element, side), middle, outside)
  element.dataset['view'] = choice.value()
}

const createViews = (
  words: Words,
  onChange: (view: (typeof views)[number]) => void,
): Segmented<(typeof views)[number]> =>
  createSegmented({
    label: words.views,
    options: views.map((value) => ({ value, label: words[value] })),
    value: views[0],
    onChange,
  })
