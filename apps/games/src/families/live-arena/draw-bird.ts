import type { Side } from '@trevo/game-rules/arena/types.ts'
import { svg } from '../../controls/svg.ts'

/** How a toy is painted, by its id; an unknown one is painted like the first. */
type Paint = { readonly body: string; readonly wing: string; readonly comb: string }

const fallback: Paint = { body: '#ffd76a', wing: '#f2a93b', comb: '#e4483f' }

const paints: Readonly<Record<string, Paint>> = {
  pipoca: { body: '#fff3d6', wing: '#f4cf86', comb: '#f06a4f' },
  biju: { body: '#ffc6dd', wing: '#f08fb6', comb: '#d63a78' },
  topete: { body: '#ffd76a', wing: '#f2a93b', comb: '#7a3fd0' },
  faisca: { body: '#ff9d5c', wing: '#e4612b', comb: '#ffe14d' },
  caju: { body: '#f7b23b', wing: '#c96a1e', comb: '#4fae5b' },
  lata: { body: '#c9d3dd', wing: '#8d9cab', comb: '#e4483f' },
  trovao: { body: '#8fb7ff', wing: '#4a74d6', comb: '#ffd23f' },
  bigorna: { body: '#8a8f9c', wing: '#575d6b', comb: '#ff6b6b' },
}

const bands: Readonly<Record<Side, string>> = { red: '#e23a3a', blue: '#2f7cf0' }

const outline = { stroke: '#2a1608', 'stroke-width': 2.2, 'stroke-linejoin': 'round' } as const

/** The winding key on its back, which turns while the toy moves. */
const drawKey = (): SVGElement =>
  svg(
    'g',
    { class: 'toy-key' },
    svg('path', { d: 'M-34 -40h-9', stroke: '#6d5a2c', 'stroke-width': 4 }),
    svg('ellipse', { cx: -47, cy: -46, rx: 5, ry: 7, fill: '#ffd75e', ...outline }),
    svg('ellipse', { cx: -47, cy: -34, rx: 5, ry: 7, fill: '#ffd75e', ...outline }),
  )

const drawHead = ({ body, comb }: Paint): SVGElement =>
  svg(
    'g',
    { class: 'toy-head' },
    svg('path', {
      d: 'M8 -84q2 -14 10 -8q3 -12 11 -3q8 -8 9 6z',
      fill: comb,
      ...outline,
    }),
    svg('circle', { cx: 22, cy: -68, r: 20, fill: body, ...outline }),
    svg('path', { d: 'M40 -72l17 7l-17 7z', fill: '#ffb52e', ...outline }),
    svg('circle', { cx: 27, cy: -72, r: 6.5, fill: '#fff', ...outline }),
    svg('circle', { cx: 29, cy: -72, r: 3, fill: '#24140a', class: 'toy-eye' }),
    svg('path', { d: 'M34 -55q3 9 -4 9q-4 -4 -1 -9z', fill: comb, ...outline }),
    svg('circle', { cx: 16, cy: -62, r: 3.4, fill: '#ff8f7a', opacity: 0.7 }),
  )

/** A wind-up bird facing right, its wheels on the ground at 0 0. */
export const drawBird = (id: string, side: Side): SVGElement => {
  const paint = paints[id] ?? fallback
  return svg(
    'g',
    { class: 'toy-bird' },
    svg('path', {
      d: 'M-30 -44q-28 -8 -24 -34q14 4 22 18q2 -14 12 -18q4 16 -2 26z',
      fill: paint.wing,
      ...outline,
    }),
    drawKey(),
    svg('ellipse', { cx: -4, cy: -36, rx: 36, ry: 29, fill: paint.body, ...outline }),
    svg('path', {
      d: 'M-36 -26q32 20 64 0v7q-32 20 -64 0z',
      fill: bands[side],
      stroke: '#fff',
      'stroke-width': 1.4,
    }),
    svg('path', {
      d: 'M-24 -44q16 -10 32 2q-4 18 -20 18q-14 -2 -12 -20z',
      fill: paint.wing,
      class: 'toy-wing',
      ...outline,
    }),
    drawHead(paint),
    svg('circle', { cx: -20, cy: -7, r: 8, fill: '#3a2616', ...outline }),
    svg('circle', { cx: 14, cy: -7, r: 8, fill: '#3a2616', ...outline }),
    svg('circle', { cx: -20, cy: -7, r: 2.6, fill: '#ffd75e' }),
    svg('circle', { cx: 14, cy: -7, r: 2.6, fill: '#ffd75e' }),
  )
}
