import './cards.css'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import type { Card } from './create-card.ts'
import type { Face } from './face.ts'

export type Hand = {
  readonly element: HTMLElement
  readonly cards: readonly Card[]
  /** Adds one more card; undefined is face down. */
  readonly deal: (
    face: Face | undefined,
    how: { readonly from: { x: number; y: number }; readonly ms: number },
  ) => Promise<Card>
  readonly clear: () => void
  /** The small label under the cards: the points. */
  readonly setBadge: (text: string) => void
}

/** The drawing of cards is loaded in parallel: an empty hand is shown without them. */
const loadCards = () => import('./create-card.ts')

/** Cards side by side, each overlapping the one before. `label` names the hand. */
export const createHand = (language: LanguageCode, label: string): Hand => {
  const row = h('div', { class: 'hand-cards' })
  const badge = h('span', { class: 'hand-badge' })
  const element = h('div', { class: 'hand', role: 'group', 'aria-label': label }, row, badge)
  const cards: Card[] = []
  // A failed load is retried with the first card.
  void loadCards().catch(() => undefined)
  return {
    element,
    cards,
    deal: async (face, { from, ms }) => {
      const { createCard } = await loadCards()
      const card = createCard(language)
      cards.push(card)
      row.append(card.element)
      row.style.setProperty('--count', String(cards.length))
      await card.dealFrom(from, ms)
      if (face) await card.turnUp(face, ms)
      return card
    },
    clear: () => {
      cards.length = 0
      row.replaceChildren()
      badge.textContent = ''
    },
    setBadge: (text) => {
      badge.textContent = text
    },
  }
}
