import './table.css'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import { createHand, type Hand } from '../cards/create-hand.ts'

export type Duel<Side extends string> = {
  readonly element: HTMLElement
  readonly hand: (side: Side) => Hand
  /** Marks the winner; undefined for none. */
  readonly setWinner: (side: Side | undefined) => void
  readonly clear: () => void
}

/** Two hands face to face, each under its name. */
export const createDuel = <Side extends string>(
  language: LanguageCode,
  sides: readonly [Side, Side],
  nameOf: (side: Side) => string,
): Duel<Side> => {
  const parts = sides.map((side) => {
    const hand = createHand(language, nameOf(side))
    const name = h('span', { class: 'side-name' }, nameOf(side))
    return { side, hand, element: h('div', { class: 'duel-side' }, name, hand.element) }
  })
  const [first, second] = parts
  const element = h(
    'div',
    { class: 'duel' },
    first?.element,
    h('span', { class: 'duel-middle', 'aria-hidden': 'true' }, '×'),
    second?.element,
  )
  const setWinner = (winner: Side | undefined): void => {
    for (const { side, element: part } of parts) {
      part.dataset['won'] = String(side === winner)
    }
  }
  return {
    element,
    hand: (side) => {
      const found = parts.find((part) => part.side === side)
      if (!found) throw new RangeError(`no such side: ${side}`)
      return found.hand
    },
    setWinner,
    clear: () => {
      for (const { hand } of parts) hand.clear()
      setWinner(undefined)
    },
  }
}
