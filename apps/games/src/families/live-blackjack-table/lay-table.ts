import { moveNames } from '@trevo/game-rules/blackjack/names.ts'
import { isOver } from '@trevo/game-rules/blackjack-table/read-view.ts'
import type { TableView } from '@trevo/game-rules/blackjack-table/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import { createHand } from '../../widgets/cards/create-hand.ts'
import { layCard, layHand, type Dealing } from '../../widgets/table/lay-cards.ts'
import { createSeatHands } from './seat-hands.ts'
import type { Words } from './words.ts'

/** A seat, and the place for its hands. */
export type SeatElements = {
  readonly seat: number
  readonly element: HTMLElement
  readonly place: HTMLElement
}

/** All cards on the table. */
export type TableHands = {
  /** Deals new cards, in the order of the table. */
  readonly show: (view: TableView, dealing: Dealing) => Promise<void>
  readonly clear: () => void
}

/**
 * Creates the hands of dealer and seats in their places. Loaded in parallel: the table is shown before it arrives.
 */
export const createTableHands = (
  language: LanguageCode,
  words: Words,
  { dealer: place, seats: elements }: { dealer: HTMLElement; seats: readonly SeatElements[] },
): TableHands => {
  const dealer = createHand(language, words.dealer)
  place.append(dealer.element)
  for (const one of elements) {
    one.place.after(h('small', { class: 'seven-insured' }, moveNames('insurance')[language]))
  }
  const seats = elements.map((one) => ({
    ...one,
    hands: createSeatHands({ seat: one.seat, place: one.place, language, words }),
  }))
  /** A card to each seat, one to the dealer, a second one to each seat; split hands are shown as they are. */
  const dealFirst = async ({ dealer: open, seats: shown }: TableView, dealing: Dealing) => {
    const isPlain = new Set(shown.map(({ seat }) => seat)).size === shown.length
    for (const count of [1, 2]) {
      for (const one of isPlain ? shown : []) {
        const hands = seats[one.seat - 1]?.hands
        await hands?.dealFirst(one.cards.slice(0, count), dealing)
      }
      if (count === 1) await layHand(dealer, open.slice(0, 1), dealing)
    }
    while (dealer.cards.length < 2) await layCard(dealer, null, dealing)
  }
  return {
    show: async (view, dealing) => {
      if (view.dealer.length === 0) return
      if (dealer.cards.length < 2) await dealFirst(view, dealing)
      for (const { seat, element, hands } of seats) {
        const shown = view.seats.filter((one) => one.seat === seat)
        const [first] = shown
        if (!first) continue
        await hands.show(shown, dealing)
        const isAsked = view.asked?.includes(seat) ?? false
        element.dataset['turn'] = String(view.turn === seat || isAsked)
        element.dataset['insured'] = String(view.insured?.includes(seat) ?? false)
        if (first.result) element.dataset['result'] = first.result
        else delete element.dataset['result']
      }
      if (isOver(view)) await layHand(dealer, view.dealer, dealing)
      dealer.setBadge(String(view.dealerPoints))
    },
    clear: () => {
      dealer.clear()
      for (const { hands, element } of seats) {
        hands.clear()
        delete element.dataset['turn']
        delete element.dataset['insured']
        delete element.dataset['result']
      }
    },
  }
}
