import type { WheelPlace } from '@trevo/game-rules/money-wheel/types.ts'
import { h } from '../../controls/h.ts'
import { svg } from '../../controls/svg.ts'

/** Colours of the places. */
export const fills: Readonly<Record<string, string>> = {
  'n-1': '#e8b93a',
  'n-2': '#2f74d0',
  'n-5': '#b1368f',
  'n-10': '#7a4fd0',
  coin: '#c8283c',
  drop: '#128a4f',
  balloons: '#c2551a',
  'great-wheel': '#17191d',
}

export type ShowWheel = {
  readonly element: HTMLElement
  /** Turns until a segment is at the pointer; 0 ms shows it at once. */
  readonly spin: (stop: number, ms: number) => Promise<void>
}

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`
}

const TURNS = 5

/** The show's wheel: its segments, the pegs between them, and a pointer at the top. */
export const createShowWheel = (
  segments: readonly WheelPlace[],
  label: string,
  shortOf: (place: WheelPlace) => string,
): ShowWheel => {
  const width = 360 / segments.length
  const parts = segments.flatMap((place, index) => {
    const middle = index * width
    const [from, to] = [middle - width / 2, middle + width / 2]
    const text = svg('text', {
      x: 100,
      y: 17,
      class: 'show-text',
      'text-anchor': 'middle',
      fill: place === 'n-1' ? '#241a00' : '#fff',
      transform: `rotate(${middle} 100 100)`,
    })
    text.textContent = shortOf(place)
    const d = `M100 100L${at(90, from)}A90 90 0 0 1 ${at(90, to)}Z`
    const [x = '0', y = '0'] = at(92.5, from).split(' ')
    return [
      svg('path', { d, fill: fills[place] ?? '#333', class: 'show-segment' }),
      text,
      svg('circle', { cx: x, cy: y, r: 1.1, fill: '#fff3c4' }),
    ]
  })
  const disc = svg('g', { class: 'show-disc' }, ...parts)
  const drawing = svg(
    'svg',
    { viewBox: '0 0 200 200', 'aria-hidden': 'true', class: 'show-drawing' },
    svg('circle', { cx: 100, cy: 100, r: 98, class: 'show-rim' }),
    disc,
    svg('circle', { cx: 100, cy: 100, r: 30, class: 'show-hub' }),
    svg('path', { d: 'M100 20L93 3h14z', class: 'show-pointer' }),
  )
  const element = h('div', { class: 'show-wheel', role: 'img', 'aria-label': label })
  element.append(drawing)
  let turned = 0
  return {
    element,
    spin: async (stop, ms) => {
      const from = turned
      const rest = (((-stop * width - from) % 360) + 360) % 360
      turned = from + (ms > 0 ? 360 * TURNS : 0) + rest
      disc.style.transform = `rotate(${turned}deg)`
      if (ms > 0) {
        const run = disc.animate(
          [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${turned}deg)` }],
          { duration: ms, easing: 'cubic-bezier(0.14, 0.6, 0.16, 1)' },
        )
        await run?.finished.catch(() => undefined)
      }
      turned %= 360
    },
  }
}
