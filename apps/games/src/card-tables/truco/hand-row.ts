import type { HandView } from '@trevo/game-rules/truco/view.ts'
import { h } from '../../controls/h.ts'
import { createCard } from '../../widgets/cards/create-card.ts'
import { nameOfFace } from '../../widgets/cards/face.ts'
import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import type { CardContext } from '../common/context.ts'
import type { TrucoWords } from './words.ts'

/** The player's own three cards as buttons that stay in place, so that the focus is not lost. */
export const createHandRow = (context: CardContext, words: TrucoWords) => {
  const { language, move } = context
  const places = [0, 1, 2].map((place) => {
    const card = createCard(language)
    card.element.setAttribute('aria-hidden', 'true')
    card.element.removeAttribute('role')
    const mark = h('span', { class: 'truco-mark', 'aria-hidden': 'true' })
    const button = h('button', {
      type: 'button',
      class: 'truco-own',
      'data-place': place,
      click: () => move({ kind: 'play', place }),
    })
    // Beside the card, not around it, so that the button's name is its whole accessible text.
    const holder = h('div', { class: 'truco-place' }, card.element, mark, button)
    return { card, mark, button, holder, shown: '' }
  })
  const element = h(
    'div',
    { class: 'truco-hand', role: 'group', 'aria-label': words.yourHand },
    ...places.map(({ holder }) => holder),
  )

  const show = (hand: HandView, seat: number, legal: readonly string[]): void => {
    for (const [place, one] of places.entries()) {
      const seen = hand.cards[seat]?.[place]
      const isPlayed = hand.played[seat]?.includes(place) === true
      one.holder.hidden = isPlayed
      one.button.disabled = !legal.includes(`play:${place}`)
      const code = seen?.code ?? ''
      if (one.shown !== code) {
        one.shown = code
        if (seen) void one.card.turnUp(faceOfCode(seen.code), 0)
        else one.card.turnDown()
      }
      const isZap = seen?.isManilha === true && seen.code.endsWith('C')
      const markText = isZap ? words.zap : seen?.isManilha ? words.manilha : ''
      one.mark.textContent = markText
      one.holder.dataset['manilha'] = String(seen?.isManilha === true)
      const name = seen
        ? words.playCard(nameOfFace(faceOfCode(seen.code), language))
        : words.cardIn(place + 1)
      one.button.setAttribute('aria-label', markText === '' ? name : `${name}, ${markText}`)
    }
  }
  return { element, show }
}
