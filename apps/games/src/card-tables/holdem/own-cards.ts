import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { h } from '../../controls/h.ts'
import { createCard } from '../../widgets/cards/create-card.ts'
import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import type { CardContext } from '../common/context.ts'
import { seatAndDeal } from './read-view.ts'
import type { HoldemWords } from './words.ts'

/** The player's own two cards, the hand they make with the board, and the button to sit out. */
export const createOwnCards = ({ language, sitOut }: CardContext, words: HoldemWords) => {
  const cards = [0, 1].map(() => createCard(language))
  const hand = h(
    'div',
    { class: 'holdem-hand', role: 'group', 'aria-label': words.yourCards },
    ...cards.map((card) => card.element),
  )
  const made = h('b', { class: 'holdem-made' })
  const out = h(
    'button',
    {
      type: 'button',
      class: 'holdem-out',
      title: words.sitOutHelp,
      'aria-pressed': 'false',
      click: () => sitOut(out.getAttribute('aria-pressed') !== 'true'),
    },
    words.sitOut,
  )
  return {
    element: h('div', { class: 'holdem-own' }, made, hand, out),
    show: (view: CardTableView): void => {
      const { row, dealt } = seatAndDeal(view, view.mySeat)
      for (const [place, card] of cards.entries()) {
        const code = dealt?.cards?.[place]
        card.element.hidden = code === undefined
        if (code !== undefined) void card.turnUp(faceOfCode(code), 0)
      }
      hand.dataset['folded'] = String(dealt?.isFolded === true)
      made.textContent = dealt?.made && !dealt.isFolded ? words.classes[dealt.made] : ''
      const isWaiting = view.sitAndGo !== null && !view.sitAndGo.hasStarted
      out.hidden = row === undefined || row.isLeaving || isWaiting || row.finish !== null
      out.title = view.sitAndGo ? words.awayHelp : words.sitOutHelp
      out.setAttribute('aria-pressed', String(row?.isSittingOut === true))
    },
  }
}
