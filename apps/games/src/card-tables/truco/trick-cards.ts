import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { HandView } from '@trevo/game-rules/truco/view.ts'
import { h } from '../../controls/h.ts'
import { createCard } from '../../widgets/cards/create-card.ts'
import { nameOfFace } from '../../widgets/cards/face.ts'
import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import type { CardContext } from '../common/context.ts'
import { nameOfSeat } from '../common/name-seat.ts'
import type { SeatRing } from './seat-ring.ts'
import { cardInTrick, trickOnTable, turnsTo } from './sides.ts'
import type { TrucoWords } from './words.ts'

/** The middle of the table: the vira, and each seat's card in the trick. */
export const createTrickCards = (context: CardContext, words: TrucoWords, seats: SeatRing) => {
  const { language } = context
  const vira = createCard(language)
  const viraText = h('small', {})
  const laid = seats.sides.map((side) => {
    const card = createCard(language)
    card.element.dataset['at'] = side
    card.element.classList.add('truco-laid')
    return card
  })
  const element = h(
    'div',
    { class: 'truco-middle' },
    h('div', { class: 'truco-vira' }, vira.element, viraText),
    ...laid.map((card) => card.element),
  )
  let lastLogged = ''

  /** A card moves in from the seat that played it; screen readers announce it once. */
  const lay = (view: CardTableView, seat: number, { code, key }: { code: string; key: string }) => {
    const card = laid[turnsTo(seat, view)]
    void card?.turnUp(faceOfCode(code), 0)
    const start = seats.middleOf(seat, view)
    if (start) void card?.dealFrom(start, context.motionMs())
    if (key !== lastLogged && seat !== view.mySeat) {
      const name = nameOfSeat(context, view, seat)
      context.announce(words.played(name, nameOfFace(faceOfCode(code), language)))
    }
    lastLogged = key
  }

  return {
    element,
    show: (view: CardTableView, hand: HandView, handNumber: number): void => {
      const trick = trickOnTable(hand)
      for (let seat = 0; seat < view.seatCount; seat += 1) {
        const card = laid[turnsTo(seat, view)]
        const code = cardInTrick(hand, seat, trick)
        if (!card) continue
        card.element.hidden = code === undefined
        if (code === undefined || card.element.dataset['code'] === `${trick}${code}`) continue
        card.element.dataset['code'] = `${trick}${code}`
        lay(view, seat, { code, key: `${handNumber}:${trick}:${seat}` })
      }
      void vira.turnUp(faceOfCode(hand.vira), 0)
      viraText.textContent = words.vira(hand.vira[0] ?? '', hand.manilha)
    },
  }
}
