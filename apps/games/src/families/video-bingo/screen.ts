import { videoBingoCards } from '@trevo/game-rules/video-bingo/cards.ts'
import type { VideoBingoTitle } from '@trevo/game-rules/video-bingo/types.ts'
import { fill, h } from '../../controls/h.ts'
import { drawBall } from '../../widgets/draw-ball.ts'
import type { BoardContext } from '../board.ts'
import { createCardsView } from './cards-view.ts'
import type { Words } from './words.ts'

const hues = [25, 60, 145, 230, 310] as const
const flagCount = 12

const hueOf = (ball: number): number => hues[Math.floor((ball - 1) / 18)] ?? hues[0]

export type BingoScreen = {
  readonly element: HTMLElement
  /** These cards with these balls; extra balls follow the drawn ones. */
  readonly show: (cardSet: number, balls: readonly number[]) => void
  /** How many patterns pay now. */
  readonly paidCount: () => number
  /** The last ball jumps in. */
  readonly popLast: () => void
}

/** The tube of balls above the cards, the prizes below them. */
export const createBingoScreen = (
  { title, language, formats }: BoardContext<VideoBingoTitle>,
  words: Words,
): BingoScreen => {
  const { extraCountMax, drawCount } = title.maths
  const flags = Array.from({ length: flagCount }, () => h('i', {}))
  const last = h('div', { class: 'vb-last', 'aria-hidden': 'true' })
  const small = h('div', { class: 'vb-balls', role: 'img', 'aria-label': words.balls })
  const extraLabel = h('small', {})
  const extras = h('div', { class: 'vb-extras', 'aria-hidden': 'true' })
  const cards = createCardsView(title.maths, words, language)
  const rows = title.maths.patterns.map(({ id, name, pays, forms }) =>
    h(
      'li',
      { 'data-pattern': id },
      miniature(forms[0] ?? []),
      h('span', {}, name[language]),
      h('b', {}, `${formats.number(pays)}×`),
    ),
  )
  const extra = h('div', { class: 'vb-extra' }, extraLabel, extras)
  const element = h(
    'div',
    { class: 'vb' },
    h('div', { class: 'vb-flags', 'aria-hidden': 'true' }, ...flags),
    h('div', { class: 'vb-tube' }, small, last, extra),
    cards.element,
    h('ul', { class: 'vb-prizes', 'aria-label': words.patterns }, ...rows),
  )
  const drawn = (ball: number): HTMLElement => drawBall(ball, hueOf(ball))
  return {
    element,
    show: (cardSet, balls) => {
      cards.show(videoBingoCards(cardSet), balls)
      const paid = cards.paid()
      for (const row of rows) {
        row.dataset['paid'] = String(paid.has(row.dataset['pattern'] ?? ''))
      }
      const [first, more] = [balls.slice(0, drawCount), balls.slice(drawCount)]
      fill(small, ...first.map(drawn))
      small.setAttribute('aria-label', `${words.balls}: ${first.join(', ')}`)
      fill(last, ...balls.slice(-1).map(drawn))
      extraLabel.textContent = words.extras(more.length, extraCountMax)
      const empty = Array.from({ length: extraCountMax - more.length }, () => h('i', {}))
      fill(extras, ...more.map(drawn), ...empty)
    },
    paidCount: () => cards.paid().size,
    popLast: () => {
      last.firstElementChild?.animate([{ transform: 'scale(0.3) rotate(-90deg)' }, {}], {
        duration: 160,
        easing: 'ease-out',
      })
    },
  }
}

/** A pattern on a card of three rows by five. */
const miniature = (form: readonly number[]): HTMLElement =>
  h(
    'i',
    { class: 'vb-mini', 'aria-hidden': 'true' },
    ...Array.from({ length: 15 }, (_, cell) => h('s', { 'data-on': String(form.includes(cell)) })),
  )
