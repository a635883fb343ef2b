import { cardState } from '@trevo/game-rules/video-bingo/cards.ts'
import type { VideoBingoTitle } from '@trevo/game-rules/video-bingo/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { fill, h } from '../../controls/h.ts'
import type { Words } from './words.ts'

export const cardHues = [35, 230, 345, 145] as const

export type CardsView = {
  readonly element: HTMLElement
  /** The cards with these balls marked. */
  readonly show: (cards: readonly (readonly number[])[], balls: readonly number[]) => void
  /** Patterns that any card pays now. */
  readonly paid: () => ReadonlySet<string>
}

/** The four cards: numbers, marks, the pattern each pays, the numbers it waits for. */
export const createCardsView = (
  title: VideoBingoTitle,
  words: Words,
  language: LanguageCode,
): CardsView => {
  const element = h('div', { class: 'vb-cards' })
  let paid: ReadonlySet<string> = new Set()
  return {
    element,
    paid: () => paid,
    show: (cards, balls) => {
      const drawn = new Set(balls)
      const now = new Set<string>()
      const drawings = cards.map((numbers, index) => {
        const state = cardState(title, numbers, drawn)
        const pattern = title.patterns.find(({ id }) => id === state.pattern)
        if (pattern) now.add(pattern.id)
        const waits = new Set(state.waitsFor.map(({ number }) => number))
        const inPattern = new Set(
          pattern?.forms.filter((form) => form.every((cell) => state.marked.includes(cell))).flat(),
        )
        const status = pattern
          ? `${pattern.name[language]} ${state.pays}×`
          : waits.size > 0
            ? words.missing(waits.size)
            : ''
        const cells = numbers.map((number, cell) =>
          h(
            'span',
            {
              'data-marked': String(drawn.has(number)),
              'data-won': String(inPattern.has(cell)),
              'data-waits': String(waits.has(number)),
            },
            String(number),
          ),
        )
        const name = words.card(index + 1)
        const card = h(
          'section',
          { class: 'vb-card', 'data-won': String(Boolean(pattern)) },
          h('header', {}, h('b', {}, name), h('span', {}, status)),
          h(
            'div',
            { class: 'vb-grid', role: 'img', 'aria-label': `${name}: ${numbers.join(', ')}` },
            ...cells,
          ),
        )
        card.style.setProperty('--hue', String(cardHues[index] ?? 35))
        return card
      })
      paid = now
      fill(element, ...drawings)
    },
  }
}
