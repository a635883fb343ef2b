import { resultNames } from '@trevo/game-rules/blackjack/names.ts'
import type { BlackjackView, ShownHand } from '@trevo/game-rules/blackjack/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { fill, h } from '../../controls/h.ts'
import type { Formats } from '../../text/format.ts'
import { createHand, type Hand } from '../../widgets/cards/create-hand.ts'
import { layHand, type Dealing } from '../../widgets/table/lay-cards.ts'
import type { Words } from './words.ts'

type Part = { readonly hand: Hand; readonly element: HTMLElement; readonly stake: HTMLElement }

export type HandsRow = {
  readonly element: HTMLElement
  /** Deals new cards; the active hand is marked. */
  readonly show: (view: BlackjackView, dealing: Dealing) => Promise<void>
  /** The first two cards one by one, with the dealer's between. */
  readonly dealFirst: (codes: readonly string[], dealing: Dealing) => Promise<void>
  readonly clear: () => void
}

/** The player's hands side by side, each with its points, stake and result. */
export const createHandsRow = (
  language: LanguageCode,
  formats: Formats,
  words: Words,
): HandsRow => {
  const element = h('div', { class: 'bj-hands' })
  let parts: Part[] = []
  const setCount = (count: number): void => {
    if (parts.length === count) return
    parts = Array.from({ length: count }, (_, at) => {
      const hand = createHand(language, words.hand(at + 1))
      const stake = h('span', { class: 'bj-stake' })
      return { hand, stake, element: h('div', { class: 'bj-hand' }, hand.element, stake) }
    })
    element.dataset['count'] = String(count)
    fill(element, ...parts.map((part) => part.element))
  }
  const label = ({ hand, element: part, stake }: Part, shown: ShownHand): void => {
    const { points, isSoft, result, stakeMinor, payoutMinor } = shown
    hand.setBadge(words.points(points, isSoft))
    const isPaid = result !== null && payoutMinor !== '0'
    const money = formats.money(formatMoney(BigInt(isPaid ? payoutMinor : stakeMinor)))
    stake.textContent = result ? `${resultNames(result)[language]} · ${money}` : money
    if (result) part.dataset['result'] = result
    else delete part.dataset['result']
  }
  return {
    element,
    show: async ({ hands, active }, dealing) => {
      const isSplit = parts.length !== hands.length
      setCount(hands.length)
      const quiet = { ...dealing, ms: () => 0 }
      for (const [at, shown] of hands.entries()) {
        const part = parts[at]
        if (!part) continue
        // A split moves cards at once; later cards are dealt.
        if (isSplit) await layHand(part.hand, shown.cards.slice(0, 1), quiet)
        await layHand(part.hand, shown.cards, dealing)
        label(part, shown)
      }
      for (const [at, part] of parts.entries()) {
        part.element.dataset['active'] = String(at === active && hands.length > 1)
      }
    },
    dealFirst: async (codes, dealing) => {
      setCount(1)
      const part = parts[0]
      if (part) await layHand(part.hand, codes, dealing)
    },
    clear: () => {
      parts = []
      fill(element)
    },
  }
}
