import { resultNames } from '@trevo/game-rules/blackjack/names.ts'
import type { ShownSeat } from '@trevo/game-rules/blackjack-table/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { fill, h } from '../../controls/h.ts'
import { createHand, type Hand } from '../../widgets/cards/create-hand.ts'
import { layHand, type Dealing } from '../../widgets/table/lay-cards.ts'
import type { Words } from './words.ts'

type Part = { readonly hand: Hand; readonly element: HTMLElement }

/** The hands of a seat: one, or several after a split. */
export type SeatHands = {
  /** The first cards, one by one. */
  readonly dealFirst: (codes: readonly string[], dealing: Dealing) => Promise<void>
  /** Deals new cards; the active hand is marked. */
  readonly show: (shown: readonly ShownSeat[], dealing: Dealing) => Promise<void>
  readonly clear: () => void
}

type HandsOptions = {
  readonly seat: number
  readonly place: HTMLElement
  readonly language: LanguageCode
  readonly words: Words
}

/** Makes the hands of a seat in their place. */
export const createSeatHands = ({ seat, place, language, words }: HandsOptions): SeatHands => {
  let parts: Part[] = []
  const setCount = (count: number): void => {
    if (parts.length === count) return
    parts = Array.from({ length: count }, (_, at) => {
      const label = count === 1 ? words.hand(seat) : words.handOf(seat, at + 1)
      const hand = createHand(language, label)
      return { hand, element: h('div', { class: 'seven-hand' }, hand.element) }
    })
    place.dataset['count'] = String(count)
    fill(place, ...parts.map((part) => part.element))
  }
  setCount(1)
  const label = ({ hand, element: part }: Part, shown: ShownSeat): void => {
    const { points, isSoft, result, isActive = false } = shown
    const text = result ? resultNames(result)[language] : ''
    hand.setBadge(result ? `${points} ${text}` : words.points(points, isSoft))
    part.dataset['active'] = String(isActive)
    if (result) part.dataset['result'] = result
    else delete part.dataset['result']
  }
  return {
    dealFirst: async (codes, dealing) => {
      setCount(1)
      const [part] = parts
      if (!part || part.hand.cards.length >= codes.length) return
      await layHand(part.hand, codes, dealing)
    },
    show: async (shown, dealing) => {
      const isSplit = parts.length !== shown.length
      setCount(shown.length)
      const quiet = { ...dealing, ms: () => 0 }
      for (const [at, one] of shown.entries()) {
        const part = parts[at]
        if (!part) continue
        // A split moves cards at once; later cards are dealt.
        if (isSplit) await layHand(part.hand, one.cards.slice(0, 1), quiet)
        await layHand(part.hand, one.cards, dealing)
        label(part, one)
      }
    },
    clear: () => {
      parts = []
      setCount(1)
    },
  }
}
