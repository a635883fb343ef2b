import type { WheelView } from '@trevo/game-rules/wheel/types.ts'
import { fill, h } from '../../controls/h.ts'
import { svg } from '../../controls/svg.ts'
import type { BoardContext } from '../board.ts'
import type { Pacer } from '../pacer.ts'
import { drawWheel, toneOf } from './draw-wheel.ts'
import type { Words } from './words.ts'

const SPIN_MS = 3_000
const TURNS = 4
/** How the clicks of the pointer slow down. */
const clicks = [0, 0.03, 0.06, 0.1, 0.15, 0.21, 0.29, 0.4, 0.56] as const

export type WheelFace = {
  readonly element: HTMLElement
  readonly legend: HTMLElement
  /** Another wheel. */
  readonly draw: (segments: readonly number[]) => void
  readonly spin: (view: WheelView, pacer: Pacer, tick: (step: number) => void) => Promise<void>
  /** Lights the segment that was hit; undefined for none. */
  readonly mark: (view: WheelView | undefined) => void
  readonly hubBox: () => DOMRect
}

/** The wheel, the result in its middle, and the legend of its values. */
export const createFace = ({ formats }: Pick<BoardContext, 'formats'>, words: Words): WheelFace => {
  const hub = h('output', { class: 'wheel-hub', 'aria-hidden': 'true' })
  const stage = svg('svg', { viewBox: '-102 -108 204 212', 'aria-hidden': 'true' })
  const element = h('div', { class: 'wheel-holder', role: 'img' }, stage, hub)
  const legend = h('ul', { class: 'wheel-legend', 'aria-label': words.legend })
  let turning = drawWheel([])
  let turned = 0
  return {
    element,
    legend,
    draw: (segments) => {
      turned = 0
      turning = drawWheel(segments)
      fill(stage, turning, svg('path', { d: 'M-9 -107h18l-9 22z', class: 'wheel-pointer' }))
      element.setAttribute('aria-label', words.wheel(segments.length))
      hub.textContent = ''
      const values = [...new Set(segments)].toSorted((a, b) => a - b)
      const multiplier = formats.multiplier
      fill(legend, ...values.map((value) => legendItem({ value, segments, words, multiplier })))
    },
    spin: async ({ stop, segments }, pacer, tick) => {
      const from = turned
      // Always forwards, a few turns, until the segment is at the top.
      turned = Math.ceil(from / 360) * 360 + (360 * (segments.length - stop)) / segments.length
      const ms = pacer.ms(SPIN_MS)
      const at = (angle: number): string => `rotate(${angle}deg)`
      turning.style.transform = at(turned)
      if (ms > 0) {
        const turns = [{ transform: at(from - TURNS * 360) }, { transform: at(turned) }]
        turning.animate(turns, { duration: ms, easing: 'cubic-bezier(0.12, 0.75, 0.12, 1)' })
      }
      for (const share of clicks) {
        if (pacer.ms(1) > 0) tick(2)
        await pacer.wait(SPIN_MS * (0.04 + share * 0.16))
      }
      await pacer.wait(SPIN_MS * 0.35)
    },
    mark: (view) => {
      hub.textContent = view ? formats.multiplier(view.multiplier) : ''
      for (const item of legend.children) {
        item.classList.toggle('hit', item.getAttribute('data-value') === String(view?.multiplier))
      }
      for (const path of turning.querySelectorAll('.wheel-segment')) {
        path.classList.toggle('hit', path.getAttribute('data-segment') === String(view?.stop))
      }
    },
    hubBox: () => hub.getBoundingClientRect(),
  }
}

type Item = {
  readonly value: number
  readonly segments: readonly number[]
  readonly words: Words
  readonly multiplier: (hundredths: number) => string
}

const legendItem = ({ value, segments, words, multiplier }: Item): HTMLElement => {
  const count = segments.filter((one) => one === value).length
  const item = h(
    'li',
    { 'data-value': String(value) },
    h('b', {}, multiplier(value)),
    h('small', {}, words.share(count, segments.length)),
  )
  item.style.setProperty('--tone', toneOf(value, segments))
  return item
}
