import './widgets.css'
import { h } from '../controls/h.ts'

export type Recent = {
  readonly element: HTMLElement
  readonly add: (text: string, isWin: boolean) => void
}

const KEPT = 8

/** The last results of this visit, newest first. Decoration: the history has them all. */
export const createRecent = (): Recent => {
  const element = h('div', { class: 'recent', 'aria-hidden': 'true' })
  return {
    element,
    add: (text, isWin) => {
      element.prepend(h('span', { 'data-win': String(isWin) }, text))
      while (element.childElementCount > KEPT) element.lastElementChild?.remove()
    },
  }
}
