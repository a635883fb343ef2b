import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import { createCard, type Card } from '../../widgets/cards/create-card.ts'
import { nameOfFace } from '../../widgets/cards/face.ts'
import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import type { Dealing } from '../../widgets/table/lay-cards.ts'
import type { Words } from './words.ts'

export type HoldRow = {
  readonly element: HTMLElement
  readonly held: () => number
  readonly setHeld: (held: number) => void
  /** Whether cards may be held now. */
  readonly setOpen: (isOpen: boolean) => void
  readonly deal: (codes: readonly string[], dealing: Dealing) => Promise<void>
  /** Turns the cards that are not held into the final ones. */
  readonly change: (codes: readonly string[], dealing: Dealing) => Promise<void>
  readonly markWon: (isWon: boolean) => void
  readonly clear: () => void
}

const size = 5
const TURN_MS = 240

/** Five cards; a press on one holds it or lets it go. */
export const createHoldRow = (
  language: LanguageCode,
  words: Words,
  onChange: () => void,
): HoldRow => {
  let held = 0
  let isOpen = false
  let codes: readonly string[] = []
  const cards: Card[] = Array.from({ length: size }, () => createCard(language))
  const buttons = cards.map((card, at) => {
    // The button lies over card and word: a card's letters are a drawing, no label of the button.
    const note = h('span', { class: 'hold-note', 'aria-hidden': 'true' })
    const button = h('button', {
      type: 'button',
      class: 'hold-card',
      click: () => {
        if (!isOpen) return
        held ^= 1 << at
        render()
        onChange()
      },
    })
    card.element.setAttribute('aria-hidden', 'true')
    return { button, note, place: h('div', { class: 'hold-place' }, button, card.element, note) }
  })
  const isHeld = (at: number): boolean => (held & (1 << at)) !== 0
  const render = (): void => {
    for (const [at, { button, note }] of buttons.entries()) {
      const word = isHeld(at) ? words.hold : words.change
      note.textContent = isOpen ? word : ''
      const code = codes[at]
      const name = nameOfFace(code ? faceOfCode(code) : undefined, language)
      button.setAttribute('aria-label', isOpen ? `${name}, ${word}` : name)
      button.setAttribute('aria-pressed', String(isHeld(at)))
      button.disabled = !isOpen
      cards[at]?.mark(isHeld(at) ? 'held' : undefined)
    }
  }
  const element = h(
    'div',
    { class: 'hold-row', role: 'group', 'aria-label': words.cards },
    ...buttons.map(({ place }) => place),
  )
  render()
  return {
    element,
    held: () => held,
    setHeld: (next) => {
      held = next
      render()
    },
    setOpen: (open) => {
      isOpen = open
      render()
    },
    deal: async (next, { from, ms, sound }) => {
      codes = next
      for (const [at, card] of cards.entries()) {
        const code = next[at]
        if (!code) continue
        card.turnDown()
        const length = ms(TURN_MS * 0.7)
        if (length > 0) sound()
        await card.dealFrom(from(), length)
        void card.turnUp(faceOfCode(code), ms(TURN_MS))
      }
      render()
    },
    change: async (next, { ms, sound }) => {
      codes = next
      for (const [at, card] of cards.entries()) {
        const code = next[at]
        if (!code || isHeld(at)) continue
        if (ms(1) > 0) sound()
        card.turnDown()
        await card.turnUp(faceOfCode(code), ms(TURN_MS))
      }
      render()
    },
    markWon: (isWon) => {
      for (const card of cards) card.mark(isWon ? 'won' : undefined)
    },
    clear: () => {
      held = 0
      codes = []
      for (const card of cards) card.turnDown()
      render()
    },
  }
}
