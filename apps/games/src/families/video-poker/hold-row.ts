import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import { createCard, type Card } from '../../widgets/cards/create-card.ts'
import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import type { Dealing } from '../../widgets/table/lay-cards.ts'
import type { Words } from './words.ts'

export type HoldRow = {
  readonly element: HTMLElement
  readonly held: () => number
  readonly setHeld: (held: number) => void
  /** Marks the cards that the hint holds; 0 for none. */
  readonly advise: (held: number) => void
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

const isIn = (cards: number, at: number): boolean => (cards & (1 << at)) !== 0

/** Five cards; a press holds or releases one. */
export const createHoldRow = (
  language: LanguageCode,
  words: Words,
  onChange: () => void,
): HoldRow => {
  const state: State = { held: 0, advised: 0, isOpen: false }
  const set = (change: Partial<State>): void => {
    Object.assign(state, change)
    for (const [at, place] of places.entries()) renderPlace(place, at, state, words)
  }
  const places = Array.from({ length: size }, (_, at) =>
    createPlace(language, () => {
      if (!state.isOpen) return
      set({ held: state.held ^ (1 << at) })
      onChange()
    }),
  )
  const cards = places.map(({ card }) => card)
  const buttons = places.map(({ button }) => button)
  set({})
  return {
    element: h('div', { class: 'hold-row', role: 'group', 'aria-label': words.cards }, ...buttons),
    held: () => state.held,
    setHeld: (held) => set({ held }),
    advise: (advised) => set({ advised }),
    setOpen: (isOpen) => set({ isOpen }),
    deal: async (codes, dealing) => {
      await dealCards(cards, codes, dealing)
      set({})
    },
    change: async (codes, dealing) => {
      await changeCards(cards, codes, { ...dealing, held: state.held })
      set({})
    },
    markWon: (isWon) => {
      for (const card of cards) card.mark(isWon ? 'won' : undefined)
    },
    clear: () => {
      for (const card of cards) card.turnDown()
      set({ held: 0, advised: 0 })
    },
  }
}

type State = { held: number; advised: number; isOpen: boolean }

type Place = {
  readonly card: Card
  readonly button: HTMLButtonElement
  readonly note: HTMLElement
  /** For screen readers only: the hint marks the card itself. */
  readonly advice: HTMLElement
}

const createPlace = (language: LanguageCode, click: () => void): Place => {
  const card = createCard(language)
  const note = h('span', { class: 'hold-note' })
  const attributes = { type: 'button', class: 'hold-card', click }
  // Its name is its visible content: the card, whether it is held, and the hint.
  const advice = h('span', { class: 'hidden' })
  return { card, note, advice, button: h('button', attributes, card.element, note, advice) }
}

const renderPlace = (
  { card, button, note, advice }: Place,
  at: number,
  { held, advised, isOpen }: State,
  words: Words,
): void => {
  const word = isIn(held, at) ? words.hold : words.change
  const isAdvised = isOpen && isIn(advised, at)
  note.textContent = isOpen ? word : ''
  advice.textContent = isAdvised ? words.advised : ''
  button.setAttribute('aria-pressed', String(isIn(held, at)))
  button.dataset['advised'] = String(isAdvised)
  button.disabled = !isOpen
  card.mark(isIn(held, at) ? 'held' : undefined)
}

const dealCards = async (
  cards: readonly Card[],
  codes: readonly string[],
  { from, ms, sound }: Dealing,
): Promise<void> => {
  for (const [at, card] of cards.entries()) {
    const code = codes[at]
    if (!code) continue
    card.turnDown()
    const length = ms(TURN_MS * 0.7)
    if (length > 0) sound()
    await card.dealFrom(from(), length)
    void card.turnUp(faceOfCode(code), ms(TURN_MS))
  }
}

const changeCards = async (
  cards: readonly Card[],
  codes: readonly string[],
  { ms, sound, held }: Dealing & { readonly held: number },
): Promise<void> => {
  for (const [at, card] of cards.entries()) {
    const code = codes[at]
    if (!code || isIn(held, at)) continue
    if (ms(1) > 0) sound()
    card.turnDown()
    await card.turnUp(faceOfCode(code), ms(TURN_MS))
  }
}
