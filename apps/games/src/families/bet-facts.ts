import './originals.css'
import { h } from '../controls/h.ts'

export type BetFacts = {
  readonly element: HTMLElement
  readonly set: (first: string, second: string) => void
}

/** Two facts of the chosen bet, side by side: its chance or price, and its prize. */
export const createBetFacts = (firstLabel: string, secondLabel: string): BetFacts => {
  const values = [h('dd', {}), h('dd', {})] as const
  const part = (label: string, value: HTMLElement): HTMLElement =>
    h('div', {}, h('dt', {}, label), value)
  return {
    element: h(
      'dl',
      { class: 'bet-facts' },
      part(firstLabel, values[0]),
      part(secondLabel, values[1]),
    ),
    set: (first, second) => {
      values[0].textContent = first
      values[1].textContent = second
    },
  }
}
