import type { ReelsView } from '@trevo/game-rules/reels/types.ts'
import type { RoundOutcome, SlotMaths } from '@trevo/game-rules/slots/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../controls/h.ts'
import { shapeOf, type AnyReelsTitle } from '../families/reels/shape.ts'
import type { PageText } from './page-text.ts'

type Shown = {
  readonly title: SlotMaths | AnyReelsTitle
  readonly text: PageText
  readonly language: LanguageCode
}

type Step = RoundOutcome['steps'][number] | ReelsView['steps'][number]
type Win = Step['wins'][number]

/** Every grid of a redone slot, symbol by symbol, with its wins, for the verifier. */
export const showGrids = (
  { steps }: { readonly steps: readonly Step[] },
  shown: Shown,
): HTMLElement[] => [
  h('h2', {}, shown.text.verifier.steps),
  h(
    'ol',
    { class: 'steps' },
    ...steps.map((step, index) => stepItem(step, cascadesBefore(steps, index), shown)),
  ),
]

const cascadesBefore = (steps: readonly Step[], index: number): number => {
  let count = 0
  while (steps[index - count]?.by === 'cascade') count += 1
  return count
}

const nameOf = (step: Step, cascades: number, { verifier }: PageText): string => {
  const { mode, by, spinNumber } = step
  const spin = mode === 'free' ? verifier.free(spinNumber) : verifier.base
  if (mode === 'hold') return `${spin} · ${verifier.hold}`
  if (by === 'respin') return `${spin} · ${verifier.respin}`
  if (by === 'wilds') return `${spin} · ${verifier.wilds}`
  return cascades > 0 ? `${spin} · ${verifier.cascade(cascades)}` : spin
}

/** The number of symbols on each reel. */
const rowsOf = (step: Step, title: Shown['title']): readonly number[] => {
  if (title.family === 'slots') return Array<number>(title.reelCount).fill(title.rowCount)
  const { rowsAtStart } = shapeOf(title)
  return ('rows' in step && step.rows) || rowsAtStart
}

const symbolName = ({ title, language }: Shown, symbol: number | undefined): string =>
  title.symbols[symbol ?? -1]?.name[language] ?? ''

const gridTable = (step: Step, shown: Shown): HTMLElement => {
  const rows = rowsOf(step, shown.title)
  const firsts = rows.map((_, reel) => rows.slice(0, reel).reduce((sum, count) => sum + count, 0))
  const won = new Set(step.wins.flatMap(({ cells }) => cells))
  const cellAt = (reel: number, row: number): HTMLElement => {
    if (row >= (rows[reel] ?? 0)) return h('td', {})
    const cell = (firsts[reel] ?? 0) + row
    return h('td', { class: won.has(cell) ? 'won' : '' }, symbolName(shown, step.grid[cell]))
  }
  const lines = Array.from({ length: Math.max(...rows) }, (_, row) =>
    h('tr', {}, ...rows.map((_count, reel) => cellAt(reel, row))),
  )
  return h('table', { class: 'grid' }, h('tbody', {}, ...lines))
}

const placeOf = ({ line, ways }: Win, { title, text }: Shown): string => {
  if (line !== undefined) return text.line(line + 1)
  if (ways !== undefined) return text.ways(ways)
  return title.family === 'clusters' ? text.verifier.cluster : text.scatter
}

const stepItem = (step: Step, cascades: number, shown: Shown): HTMLElement => {
  const { text } = shown
  const wins = step.wins.map((win) => {
    const what = `${win.count} × ${symbolName(shown, win.symbol)} = ${win.units}`
    return h('li', {}, `${placeOf(win, shown)}: ${what}`)
  })
  const coins = 'coins' in step && step.coins ? step.coins : []
  const worth = coins.map(({ units }) => units).join(', ')
  const times = step.multiplier > 1 ? ` ${text.times(step.multiplier)}` : ''
  const { stops } = step
  const stopped = stops && stops.length > 0 ? `${text.verifier.stops}: ${stops.join(', ')}` : ''
  return h(
    'li',
    {},
    h('b', {}, nameOf(step, cascades, text) + times),
    h('small', { class: 'muted' }, stopped),
    gridTable(step, shown),
    coins.length > 0 ? h('p', {}, `${text.verifier.coins}: ${worth}`) : undefined,
    wins.length > 0 ? h('ul', {}, ...wins) : undefined,
  )
}
