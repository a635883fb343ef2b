import './wheel.css'
import type { Pocket, WheelKind } from '@trevo/game-rules/roulette/types.ts'
import { colourOf, pocketText, pocketsOf } from '@trevo/game-rules/roulette/wheel.ts'
import { h } from '../../controls/h.ts'
import { svg } from '../../controls/svg.ts'

export type Wheel = {
  readonly element: HTMLElement
  /** Lets the ball fall into a pocket; 0 ms shows it at once. */
  readonly spin: (pocket: Pocket, ms: number) => Promise<void>
  readonly clear: () => void
}

const fills = { red: '#c8283c', black: '#17191d', green: '#128a4f' } as const

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`
}

const sector = (from: number, to: number, outer: number, inner: number): string =>
  `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`

const drawPocket = (pocket: Pocket, index: number, width: number): SVGElement[] => {
  const middle = index * width
  const colour = fills[colourOf(pocket)]
  const number = svg('text', {
    x: 100,
    y: 19.5,
    class: 'wheel-number',
    'text-anchor': 'middle',
    transform: `rotate(${middle} 100 100)`,
  })
  number.textContent = pocketText(pocket)
  const [from, to] = [middle - width / 2, middle + width / 2]
  return [
    svg('path', { d: sector(from, to, 90, 73), fill: colour, class: 'wheel-pocket' }),
    svg('path', { d: sector(from, to, 73, 56), fill: colour, class: 'wheel-slot' }),
    number,
  ]
}

const drawHub = (): SVGElement[] => [
  svg('circle', { cx: 100, cy: 100, r: 56, class: 'wheel-bowl' }),
  svg('circle', { cx: 100, cy: 100, r: 41, class: 'wheel-cone' }),
  ...[0, 45, 90, 135].map((angle) =>
    svg('rect', {
      x: 97.4,
      y: 66,
      width: 5.2,
      height: 68,
      rx: 2.6,
      class: 'wheel-spoke',
      transform: `rotate(${angle} 100 100)`,
    }),
  ),
  svg('circle', { cx: 100, cy: 100, r: 13, class: 'wheel-knob' }),
]

/** The turning wheel, the ball against it, and the winning number in its middle. */
export const createWheel = (kind: WheelKind, label: string): Wheel => {
  const order = pocketsOf(kind)
  const width = 360 / order.length
  const disc = svg('g', {}, ...order.flatMap((pocket, index) => drawPocket(pocket, index, width)))
  disc.append(...drawHub())
  disc.setAttribute('class', 'wheel-disc')
  const drawing = svg(
    'svg',
    { viewBox: '0 0 200 200', 'aria-hidden': 'true', class: 'wheel-drawing' },
    svg('circle', { cx: 100, cy: 100, r: 99, class: 'wheel-rim' }),
    svg('circle', { cx: 100, cy: 100, r: 92.5, class: 'wheel-run' }),
    disc,
  )
  const ball = h('span', { class: 'wheel-ball' })
  const arm = h('span', { class: 'wheel-arm' }, ball)
  const shown = h('b', { class: 'wheel-shown' })
  const element = h('div', { class: 'wheel', role: 'img', 'aria-label': label }, arm, shown)
  element.prepend(drawing)
  arm.hidden = true
  // The table can be played before this has loaded: the ball is thrown once bets are closed.
  const loading = import('./turn-wheel.ts')
  let rest = { disc: 0, ball: 0 }
  return {
    element,
    spin: async (pocket, ms) => {
      const { turnWheel } = await loading
      shown.textContent = ''
      arm.hidden = false
      rest = await turnWheel(
        { disc, arm, ball },
        { rest, angle: order.indexOf(pocket) * width, ms },
      )
      shown.textContent = pocketText(pocket)
      shown.dataset['colour'] = colourOf(pocket)
    },
    clear: () => {
      shown.textContent = ''
    },
  }
}
