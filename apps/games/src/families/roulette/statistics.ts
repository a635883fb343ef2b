import './statistics.css'
import type { WheelKind } from '@trevo/game-rules/roulette/types.ts'
import { colourOf, pocketText, pocketsOf } from '@trevo/game-rules/roulette/wheel.ts'
import { fill, h } from '../../controls/h.ts'
import type { Formats } from '../../text/format.ts'
import type { KeptResults } from '../../widgets/table/keep-results.ts'
import type { Words } from './words.ts'

type StatisticsOptions = {
  readonly wheel: WheelKind
  readonly results: KeptResults
  readonly words: Words
  readonly formats: Formats
}

export type Statistics = {
  /** The last numbers, the newest first. */
  readonly last: HTMLElement
  /** How often each number came, beside the expected count. */
  readonly counts: HTMLElement
  readonly render: () => void
}

const SHOWN = 12

/** The results of this visit. They do not predict the next one, and the panel says so. */
export const createStatistics = (options: StatisticsOptions): Statistics => {
  const { wheel, results, words, formats } = options
  const order = pocketsOf(wheel)
  const last = h('ol', { class: 'last-numbers', 'aria-label': words.last })
  const shares = h('div', { class: 'shares' })
  const bars = h('div', { class: 'bars', 'aria-hidden': 'true' })
  const note = h('p', { class: 'statistics-note' })
  const counts = h('div', { class: 'statistics' }, shares, bars, note)

  const renderLast = (pockets: readonly number[]): void => {
    const items = pockets
      .slice(-SHOWN)
      .toReversed()
      .map((pocket) => {
        const item = h('li', {}, pocketText(pocket))
        item.dataset['colour'] = colourOf(pocket)
        return item
      })
    fill(last, ...items)
  }
  const renderShares = (pockets: readonly number[]): void => {
    const colours = (['red', 'green', 'black'] as const).map((colour) => {
      const count = pockets.filter((pocket) => colourOf(pocket) === colour).length
      const share = formats.percent(Math.round((10_000 * count) / Math.max(1, pockets.length)))
      const part = h('span', {}, `${words.colours[colour]} ${share}`)
      part.dataset['colour'] = colour
      return part
    })
    fill(shares, ...colours)
  }
  const renderBars = (pockets: readonly number[]): void => {
    const numbers = order.toSorted((one, other) => one - other)
    const found = numbers.map((pocket) => pockets.filter((one) => one === pocket).length)
    const expected = pockets.length / order.length
    const most = Math.max(1, 2 * expected, ...found)
    bars.style.setProperty('--expected', String(expected / most))
    fill(
      bars,
      ...numbers.map((pocket, index) => {
        const bar = h('i', {})
        bar.style.setProperty('--part', String((found[index] ?? 0) / most))
        bar.dataset['colour'] = colourOf(pocket)
        return bar
      }),
    )
    const average = formats.hundredths(Math.round(expected * 100))
    const spins = words.spins(formats.number(pockets.length))
    note.textContent = `${spins}. ${words.expected(average)} ${words.past}`
  }
  const render = (): void => {
    const pockets = results.list().map(Number)
    renderLast(pockets)
    renderShares(pockets)
    renderBars(pockets)
    if (pockets.length === 0) note.textContent = `${words.noneYet} ${words.past}`
  }
  render()
  return { last, counts, render }
}
