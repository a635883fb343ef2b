import { symbolOf } from '@trevo/game-rules/cards/card.ts'
import { kindNames } from '@trevo/game-rules/video-poker/texts.ts'
import type { FinalHand } from '@trevo/game-rules/video-poker/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { fill, h } from '../../controls/h.ts'

/** The hands beside the first one, small: five cards and their result. */
export type SmallHands = {
  readonly element: HTMLElement
  /** The number of hands waiting face down. */
  readonly wait: (count: number) => void
  readonly show: (at: number, hand: FinalHand) => void
}

const cardOf = (code: string): HTMLElement => {
  const card = h('span', { class: 'small-card' }, symbolOf(code))
  card.dataset['red'] = String(code[1] === 'H' || code[1] === 'D')
  return card
}

/** Creates the hands besides the large one. */
export const createSmallHands = (language: LanguageCode): SmallHands => {
  const element = h('div', { class: 'small-hands' })
  let parts: HTMLElement[] = []
  return {
    element,
    wait: (count) => {
      parts = Array.from({ length: count }, () =>
        h(
          'div',
          { class: 'small-hand' },
          ...Array.from({ length: 5 }, () =>
            h('span', { class: 'small-card', 'data-side': 'down' }),
          ),
        ),
      )
      element.dataset['count'] = String(count)
      fill(element, ...parts)
    },
    show: (at, { cards, kind }) => {
      const part = parts[at]
      if (!part) return
      const name = kind ? h('b', {}, kindNames(kind)[language]) : undefined
      fill(part, ...cards.map(cardOf), ...(name ? [name] : []))
      part.dataset['won'] = String(kind !== null)
    },
  }
}
