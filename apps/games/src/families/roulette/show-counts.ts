import './show-counts.css'
import type { WheelKind } from '@trevo/game-rules/roulette/types.ts'
import { colourOf, pocketsOf } from '@trevo/game-rules/roulette/wheel.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { fill, h } from '../../controls/h.ts'
import type { Formats } from '../../text/format.ts'
import { countsWords } from './counts-words.ts'
import { words as wordsIn } from './words.ts'

export type CountsOptions = {
  readonly wheel: WheelKind
  /** Whose numbers are counted: the player's own spins, or all rounds of a table. */
  readonly of: 'own' | 'table'
  readonly language: LanguageCode
  readonly formats: Formats
}

export type Counts = {
  readonly elements: readonly HTMLElement[]
  /** Counts these pockets. */
  readonly render: (pockets: readonly number[]) => void
}

/** How often each colour and each number came, beside the expected count. Loaded when first opened. */
export const createCounts = ({ wheel, of, language, formats }: CountsOptions): Counts => {
  const words = countsWords[language]
  const { colours } = wordsIn[language]
  const { counted, noneYet } = words[of]
  const order = pocketsOf(wheel)
  const shares = h('div', { class: 'shares' })
  const bars = h('div', { class: 'bars', 'aria-hidden': 'true' })
  const note = h('p', { class: 'statistics-note' })

  const renderShares = (pockets: readonly number[]): void => {
    const parts = (['red', 'green', 'black'] as const).map((colour) => {
      const count = pockets.filter((pocket) => colourOf(pocket) === colour).length
      const share = formats.percent(Math.round((10_000 * count) / Math.max(1, pockets.length)))
      const part = h('span', {}, `${colours[colour]} ${share}`)
      part.dataset['colour'] = colour
      return part
    })
    fill(shares, ...parts)
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
    const all = counted(formats.number(pockets.length))
    note.textContent = `${all} ${words.expected(average)} ${words.past}`
  }
  return {
    elements: [shares, bars, note],
    render: (pockets) => {
      renderShares(pockets)
      renderBars(pockets)
      if (pockets.length === 0) note.textContent = `${noneYet} ${words.past}`
    },
  }
}
