import type { RoundOutcome, SlotMaths, SlotStep } from '@trevo/game-rules/slots/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import type { PageText } from '../../verify/page-text.ts'

type Shown = {
  readonly maths: SlotMaths
  readonly text: PageText
  readonly language: LanguageCode
}

/** Every grid of a redone slot with its wins, for the verifier. */
export const showSteps = ({ steps }: RoundOutcome, shown: Shown): HTMLElement[] => [
  h('h2', {}, shown.text.verifier.steps),
  h(
    'ol',
    { class: 'steps' },
    ...steps.map((step, index) => stepItem(step, cascadesBefore(steps, index), shown)),
  ),
]

const cascadesBefore = (steps: readonly SlotStep[], index: number): number => {
  let count = 0
  while (steps[index - count]?.by === 'cascade') count += 1
  return count
}

const nameOf = (step: SlotStep, cascades: number, { verifier }: PageText): string => {
  const spin = step.mode === 'free' ? verifier.free(step.spinNumber) : verifier.base
  if (step.by === 'respin') return `${spin} · ${verifier.respin}`
  return cascades > 0 ? `${spin} · ${verifier.cascade(cascades)}` : spin
}

const stepItem = (
  step: SlotStep,
  cascades: number,
  { maths, text, language }: Shown,
): HTMLElement => {
  const won = new Set(step.wins.flatMap(({ cells }) => cells))
  const rows = Array.from({ length: maths.rowCount }, (_, row) =>
    h(
      'tr',
      {},
      ...Array.from({ length: maths.reelCount }, (_unused, reel) => {
        const cell = reel * maths.rowCount + row
        const name = maths.symbols[step.grid[cell] ?? 0]?.name[language] ?? ''
        return h('td', { class: won.has(cell) ? 'won' : '' }, name)
      }),
    ),
  )
  const wins = step.wins.map((win) => {
    const where =
      win.line !== undefined
        ? text.line(win.line + 1)
        : win.ways !== undefined
          ? text.ways(win.ways)
          : text.scatter
    return h(
      'li',
      {},
      `${where}: ${win.count} × ${maths.symbols[win.symbol]?.name[language] ?? ''} = ${win.units}`,
    )
  })
  const times = step.multiplier > 1 ? ` ${text.times(step.multiplier)}` : ''
  return h(
    'li',
    {},
    h('b', {}, nameOf(step, cascades, text) + times),
    h('small', { class: 'muted' }, `${text.verifier.stops}: ${step.stops.join(', ')}`),
    h('table', { class: 'grid' }, h('tbody', {}, ...rows)),
    wins.length > 0 ? h('ul', {}, ...wins) : undefined,
  )
}
