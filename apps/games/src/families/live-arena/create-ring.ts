import type { Bout, Side } from '@trevo/game-rules/arena/types.ts'
import { h } from '../../controls/h.ts'
import { svg } from '../../controls/svg.ts'
import { drawBird } from './draw-bird.ts'

const corners: Readonly<Record<Side, number>> = { red: 105, blue: 295 }
const ground = 176
export const sides: readonly Side[] = ['red', 'blue']

/** The pose of a toy: distance from its corner, lean, and hop height. */
export type Stance = { readonly x: number; readonly turn?: number; readonly y?: number }

export type Ring = {
  readonly element: HTMLElement
  /** Puts the two toys of a bout into their corners. */
  readonly place: (bout: Bout) => void
  /** Moves a toy over this duration; x points to the other corner. */
  readonly move: (side: Side, stance: Stance, ms: number) => Promise<void>
  readonly flash: (ms: number) => void
  /** The text over the ring. */
  readonly caption: (text: string) => void
}

const scenery = (): readonly SVGElement[] => [
  svg('ellipse', { cx: 200, cy: 186, rx: 192, ry: 30, class: 'ring-shadow' }),
  svg('ellipse', { cx: 200, cy: 178, rx: 188, ry: 30, class: 'ring-edge' }),
  svg('ellipse', { cx: 200, cy: 172, rx: 180, ry: 26, class: 'ring-floor' }),
  svg('ellipse', { cx: 200, cy: 172, rx: 62, ry: 9, class: 'ring-middle' }),
  svg('path', { d: 'M22 168V96M378 168V96', class: 'ring-post' }),
  svg('path', { d: 'M22 104Q200 128 378 104M22 128Q200 150 378 128', class: 'ring-rope' }),
]

const stanceText = (side: Side, { x, turn = 0, y = 0 }: Stance): string => {
  const towards = side === 'red' ? 1 : -1
  return `translate(${corners[side] + towards * x}px, ${ground + y}px) scale(${towards}, 1) rotate(${turn}deg)`
}

/** The ring, the two toys in it, and a star where they meet. */
export const createRing = (label: string): Ring => {
  const toys = {
    red: svg('g', { class: 'ring-toy' }),
    blue: svg('g', { class: 'ring-toy' }),
  } as const
  const star = svg('path', {
    d: 'M200 84l7 18 19 -5 -11 16 14 13 -20 2 -3 20 -12 -16 -17 11 3 -20 -18 -8 17 -9z',
    class: 'ring-star',
  })
  const drawing = svg(
    'svg',
    { viewBox: '0 0 400 216', class: 'ring-drawing', 'aria-hidden': 'true' },
    ...scenery(),
    toys.red,
    toys.blue,
    star,
  )
  const caption = h('p', { class: 'ring-caption' })
  const element = h('div', { class: 'ring-box', role: 'img', 'aria-label': label })
  element.append(drawing, caption)
  const stances: Record<Side, string> = {
    red: stanceText('red', { x: 0 }),
    blue: stanceText('blue', { x: 0 }),
  }
  const setStance = (side: Side, to: string): void => {
    stances[side] = to
    toys[side].style.transform = to
  }
  return {
    element,
    place: (bout) => {
      for (const side of sides) {
        toys[side].replaceChildren(drawBird(bout[side].id, side))
        setStance(side, stanceText(side, { x: 0 }))
      }
    },
    move: async (side, stance, ms) => {
      const from = stances[side]
      const to = stanceText(side, stance)
      setStance(side, to)
      if (ms <= 0) return
      const frames = [{ transform: from }, { transform: to }]
      const run = toys[side].animate(frames, { duration: ms, easing: 'ease-in-out' })
      await run?.finished.catch(() => undefined)
    },
    flash: (ms) => {
      if (ms <= 0) return
      star.animate(
        [
          { opacity: 0, transform: 'scale(0.4)' },
          { opacity: 1, transform: 'scale(1.15)', offset: 0.3 },
          { opacity: 0, transform: 'scale(1)' },
        ],
        { duration: ms, easing: 'ease-out' },
      )
    },
    caption: (text) => {
      caption.textContent = text
    },
  }
}
