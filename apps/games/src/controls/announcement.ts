import { h } from './h.ts'

export type Announcement = {
  readonly element: HTMLElement
  readonly show: (kind: string, title: string, amount: string, note: string) => void
  readonly setAmount: (amount: string) => void
  readonly hide: () => void
}

/**
 * The large words over the reels: free spins won, a big win. Hidden from screen readers: the live
 * region announces the same in one sentence.
 */
export const createAnnouncement = (): Announcement => {
  const title = h('p', { class: 'announce-title' })
  const amount = h('p', { class: 'announce-amount' })
  const note = h('p', { class: 'announce-note' })
  const card = h('div', { class: 'announce-card' }, title, amount, note)
  const element = h('div', { class: 'announce', 'aria-hidden': 'true' }, card)
  element.hidden = true
  return {
    element,
    show: (kind, titleText, amountText, noteText) => {
      element.dataset['kind'] = kind
      title.textContent = titleText
      amount.textContent = amountText
      note.textContent = noteText
      element.hidden = false
    },
    setAmount: (text) => {
      amount.textContent = text
    },
    hide: () => {
      element.hidden = true
    },
  }
}
