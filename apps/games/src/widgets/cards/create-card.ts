import './cards.css'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { fill, h } from '../../controls/h.ts'
import { drawFace } from './draw-face.ts'
import { nameOfFace, type Face } from './face.ts'

export type CardMark = 'won' | 'lost' | 'held' | undefined

/** One card on the table. Durations in milliseconds; 0 shows the end at once. */
export type Card = {
  readonly element: HTMLElement
  /** Undefined while it is face down. */
  readonly face: () => Face | undefined
  readonly turnUp: (face: Face, ms: number) => Promise<void>
  readonly turnDown: () => void
  /** Slides in from a position on the screen: the shoe. */
  readonly dealFrom: (from: { x: number; y: number }, ms: number) => Promise<void>
  readonly mark: (mark: CardMark) => void
}

/** A card as an element; its width is set by `--card-width` around it, its height follows. */
export const createCard = (language: LanguageCode, face?: Face): Card => {
  const front = h('div', { class: 'card-front' })
  const turner = h('div', { class: 'card-turner' }, h('div', { class: 'card-back' }), front)
  const element = h('div', { class: 'card', role: 'img' }, turner)
  let shown: Face | undefined

  const show = (next: Face | undefined): void => {
    shown = next
    element.dataset['side'] = next ? 'up' : 'down'
    element.setAttribute('aria-label', nameOfFace(next, language))
    if (next) fill(front, drawFace(next))
  }
  show(face)

  return {
    element,
    face: () => shown,
    turnUp: async (next, ms) => {
      show(next)
      if (ms > 0) await ended(turner.animate(turning, { duration: ms, easing: 'ease-in-out' }))
    },
    turnDown: () => show(undefined),
    dealFrom: async (from, ms) => {
      if (ms <= 0) return
      const box = element.getBoundingClientRect()
      const x = from.x - box.x - box.width / 2
      const y = from.y - box.y - box.height / 2
      await ended(
        element.animate(
          [
            { transform: `translate(${x}px, ${y}px) rotate(-24deg) scale(0.7)`, opacity: 0 },
            { opacity: 1, offset: 0.2 },
            { transform: 'none' },
          ],
          { duration: ms, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
        ),
      )
    },
    mark: (mark) => {
      if (mark) element.dataset['mark'] = mark
      else delete element.dataset['mark']
    },
  }
}

const turning = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(360deg)' }]

/** Resolves when the animation is over or was cancelled: the table continues. */
const ended = async (animation: Animation | undefined): Promise<void> => {
  await animation?.finished.catch(() => undefined)
}
