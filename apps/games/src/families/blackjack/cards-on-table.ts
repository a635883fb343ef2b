import type { BlackjackView } from '@trevo/game-rules/blackjack/types.ts'
import { h } from '../../controls/h.ts'
import { createHand } from '../../widgets/cards/create-hand.ts'
import { layCard, layHand, type Dealing } from '../../widgets/table/lay-cards.ts'
import type { BoardContext } from '../board.ts'
import type { Pacer } from '../pacer.ts'
import { createHandsRow } from './hands-row.ts'
import type { Words } from './words.ts'

export type CardsOnTable = {
  readonly elements: readonly HTMLElement[]
  /** Player, dealer, player, and the dealer's second card face down. */
  readonly dealFirst: (view: BlackjackView) => Promise<void>
  readonly show: (view: BlackjackView, pacer: Pacer) => Promise<void>
  readonly clear: () => void
}

/** The dealer's hand, the text on the felt and the player's hands. */
export const createCardsOnTable = (
  { language, formats }: Pick<BoardContext, 'language' | 'formats'>,
  words: Words,
  dealing: Dealing,
): CardsOnTable => {
  const dealer = createHand(language, words.dealer)
  const hands = createHandsRow(language, formats, words)
  const arc = h(
    'div',
    { class: 'bj-arc' },
    h('p', { class: 'odds-arc' }, words.arc),
    h('p', {}, words.arcSmall),
  )
  return {
    elements: [h('div', { class: 'bj-dealer' }, dealer.element), arc, hands.element],
    dealFirst: async (view) => {
      const first = view.hands[0]?.cards.slice(0, 2) ?? []
      const isPlain = view.hands.length === 1
      if (isPlain) await hands.dealFirst(first.slice(0, 1), dealing)
      await layHand(dealer, view.dealer.slice(0, 1), dealing)
      if (isPlain) await hands.dealFirst(first, dealing)
      await layCard(dealer, null, dealing)
    },
    show: async (view, pacer) => {
      await hands.show(view, dealing)
      if (view.phase === 'over') await pacer.wait(300)
      await layHand(dealer, view.dealer, dealing)
      while (dealer.cards.length < 2) await layCard(dealer, null, dealing)
      dealer.setBadge(String(view.dealerPoints))
    },
    clear: () => {
      dealer.clear()
      hands.clear()
    },
  }
}
