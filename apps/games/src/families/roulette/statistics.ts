import { colourOf, pocketText } from '@trevo/game-rules/roulette/wheel.ts'
import { fill, h } from '../../controls/h.ts'
import type { KeptResults } from '../../widgets/table/keep-results.ts'
import type { Words } from './words.ts'
import type { Counts, CountsOptions } from './show-counts.ts'

type StatisticsOptions = CountsOptions & {
  readonly results: Pick<KeptResults, 'list'>
  readonly words: Words
}

export type Statistics = {
  /** The last numbers, the newest first. */
  readonly last: HTMLElement
  /** How often each number came, beside the expected count; empty until it is opened. */
  readonly counts: HTMLElement
  readonly open: () => Promise<void>
  readonly render: () => void
}

const SHOWN = 12

/** The results of this visit. They do not predict the next one, and the panel says so. */
export const createStatistics = (options: StatisticsOptions): Statistics => {
  const { results, words } = options
  const last = h('ol', { class: 'last-numbers', 'aria-label': words.last })
  const counts = h('div', { class: 'statistics' })
  let loaded: Counts | undefined

  const pockets = (): readonly number[] => results.list().map(Number)
  const renderLast = (): void => {
    const items = pockets()
      .slice(-SHOWN)
      .toReversed()
      .map((pocket) => {
        const item = h('li', {}, pocketText(pocket))
        item.dataset['colour'] = colourOf(pocket)
        return item
      })
    fill(last, ...items)
  }
  renderLast()
  return {
    last,
    counts,
    // Few players look at the counts: they are loaded when first opened.
    open: async () => {
      const { createCounts } = await import('./show-counts.ts')
      loaded ??= createCounts(options)
      fill(counts, ...loaded.elements)
      loaded.render(pockets())
    },
    render: () => {
      renderLast()
      loaded?.render(pockets())
    },
  }
}
