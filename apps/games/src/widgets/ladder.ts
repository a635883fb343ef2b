import './widgets.css'
import { fill, h } from '../controls/h.ts'

export type Ladder = {
  readonly element: HTMLElement
  /** Shows these steps; the player has passed `reached` of them, the next one is marked. */
  readonly show: (steps: readonly string[], reached: number) => void
}

/** The multipliers of a round step by step, in one row that keeps the reached one visible. */
export const createLadder = (label: string): Ladder => {
  // It scrolls, by keys too.
  const element = h('ol', { class: 'ladder', 'aria-label': label, tabindex: 0 })
  let shown = ''
  return {
    element,
    show: (steps, reached) => {
      const key = steps.join('|')
      if (key !== shown) fill(element, ...steps.map((step) => h('li', {}, step)))
      shown = key
      for (const [index, item] of [...element.children].entries()) {
        const state = index < reached - 1 ? 'past' : index === reached - 1 ? 'now' : 'ahead'
        item.setAttribute('data-state', index === reached ? 'next' : state)
        if (state === 'now') item.setAttribute('aria-current', 'step')
        else item.removeAttribute('aria-current')
      }
      keepInSight(element, Math.max(0, reached - 1))
    },
  }
}

const keepInSight = (element: HTMLElement, index: number): void => {
  const item = element.children[index]
  if (!(item instanceof HTMLElement)) return
  const left = item.offsetLeft - element.clientWidth / 2 + item.offsetWidth / 2
  element.scrollTo?.({ left: Math.max(0, left), behavior: 'smooth' })
}
