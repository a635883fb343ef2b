import { h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import type { BoardContext } from '../board.ts'
import { countUp } from '../count-up.ts'
import type { Pacer } from '../pacer.ts'

const FLIGHT_MS = 1_100

/** The height of a multiplier in the sky, from 0 to 1, on a logarithmic scale. */
const heightOf = (multiplier: number): number => Math.min(1, Math.log10(multiplier / 100) / 3.2)

export type Sky = {
  readonly element: HTMLElement
  /** Multipliers in hundredths. */
  readonly setTarget: (target: number) => void
  readonly setHeight: (multiplier: number) => void
  /** The bird rises to the drawn multiplier. */
  readonly fly: (result: number, pacer: Pacer, tick: (step: number) => void) => Promise<void>
  readonly birdBox: () => DOMRect
}

/** The bird, its multiplier, and the target as a line. */
export const createSky = ({ atlas, formats }: Pick<BoardContext, 'atlas' | 'formats'>): Sky => {
  const counter = h('output', { class: 'limbo-count', 'aria-hidden': 'true' })
  const bird = h('div', { class: 'limbo-bird' }, pictureOf(atlas, 'toucan', 110))
  const aim = h('b', {})
  const element = h(
    'div',
    { class: 'limbo-sky' },
    h('i', { class: 'limbo-cloud' }, pictureOf(atlas, 'cloud', 80)),
    h('i', { class: 'limbo-cloud far' }, pictureOf(atlas, 'cloud', 60)),
    h('div', { class: 'limbo-line', 'aria-hidden': 'true' }, aim),
    bird,
    counter,
  )
  const setHeight = (multiplier: number): void => {
    counter.textContent = formats.multiplier(multiplier)
    element.style.setProperty('--height', heightOf(multiplier).toFixed(4))
  }
  return {
    element,
    setTarget: (target) => {
      element.style.setProperty('--target', heightOf(target).toFixed(4))
      aim.textContent = formats.multiplier(target)
    },
    setHeight,
    fly: async (result, pacer, tick) => {
      const reach = Math.log(result / 100)
      let ticked = 0
      await countUp(pacer, FLIGHT_MS * (0.45 + 0.55 * heightOf(result)), (share) => {
        const eased = 1 - (1 - share) ** 2
        setHeight(Math.min(result, Math.round(100 * Math.exp(reach * eased))))
        if (share * 8 > ticked && share < 1) tick((ticked += 1))
      })
      setHeight(result)
    },
    birdBox: () => bird.getBoundingClientRect(),
  }
}
