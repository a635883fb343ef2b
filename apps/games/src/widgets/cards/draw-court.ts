import { svg } from '../../controls/svg.ts'
import { isRed, type Face } from './face.ts'

type Court = 'J' | 'Q' | 'K'

type Dress = {
  readonly cloth: string
  readonly trim: string
  readonly hair: string
}

const gold = '#f4b731'
const skin = '#f6c79b'
const line = '#3a2414'

const dressOf = (court: Court, face: Face): Dress => {
  const cloth = isRed(face) ? '#d8283f' : '#2a54b8'
  const trim = isRed(face) ? '#2a54b8' : '#d8283f'
  return { cloth, trim, hair: { J: '#8a5426', Q: '#5a2f17', K: '#9c9288' }[court] }
}

/** Jack, queen or king, drawn to the waist and mirrored at the middle, on 100 by 140. */
export const drawCourt = (court: Court, face: Face): SVGElement => {
  const clip = `court-${court}-${face.suit}-${(count += 1)}`
  const half = (): SVGElement =>
    svg('g', { 'clip-path': `url(#${clip})` }, ...drawHalf(court, dressOf(court, face)))
  return svg(
    'g',
    {},
    svg('clipPath', { id: clip }, svg('rect', { x: 26, y: 20, width: 48, height: 50 })),
    svg('rect', { x: 26, y: 20, width: 48, height: 100, rx: 5, fill: '#fff6e2' }),
    half(),
    svg('g', { transform: 'rotate(180 50 70)' }, half()),
    svg('rect', {
      x: 26,
      y: 20,
      width: 48,
      height: 100,
      rx: 5,
      fill: 'none',
      stroke: gold,
      'stroke-width': 1.6,
    }),
  )
}

/** Two pictures on a page must not share the name of a clip path. */
let count = 0

const path = (d: string, fill: string, stroke = 'none'): SVGElement =>
  svg('path', { d, fill, stroke, 'stroke-width': 1, 'stroke-linejoin': 'round' })

const drawHalf = (court: Court, { cloth, trim, hair }: Dress): SVGElement[] => [
  // Shoulders, sash and collar.
  path('M24 72V66c0-8 10-11 26-11s26 3 26 11v6z', cloth),
  path('M30 72 62 55h9L42 72z', trim),
  path('M41 55h18l-9 12z', '#fff'),
  svg('circle', { cx: 50, cy: 63.5, r: 2.2, fill: gold }),
  // Hair behind, then the face.
  path(hairOf[court], hair),
  svg('ellipse', { cx: 50, cy: 45, rx: 9.5, ry: 11, fill: skin }),
  path('M46 47.5c0 2 1.3 3 3.2 3', 'none', '#c98f5f'),
  svg('circle', { cx: 46, cy: 43.5, r: 1.3, fill: line }),
  svg('circle', { cx: 54, cy: 43.5, r: 1.3, fill: line }),
  path('M43.7 40.5q2.3-1.7 4.6 0M51.7 40.5q2.3-1.7 4.6 0', 'none', line),
  path('M47 52q3 2 6 0', 'none', '#b13a3a'),
  ...(court === 'K' ? [path(beard, hair)] : []),
  ...(court === 'Q' ? cheeks() : []),
  ...hats[court]({ cloth, trim, hair }),
]

const hairOf: Readonly<Record<Court, string>> = {
  J: 'M38 36h24c2 8 2 14-1 19h-5l1-18H43l1 18h-5c-3-5-3-11-1-19z',
  Q: 'M37 36h26c4 9 4 17 3 24H34c-1-7-1-15 3-24z',
  K: 'M38 36h24c2 7 2 12 0 18H38c-2-6-2-11 0-18z',
}

const beard =
  'M40.5 47c.5 9 4 14 9.5 14s9-5 9.5-14c-2 3-5 3.5-9.5 3.5s-7.5-.5-9.5-3.5zM47 52q3 2 6 0-3 3.6-6 0z'

const cheeks = (): SVGElement[] => [
  svg('circle', { cx: 43.5, cy: 48, r: 1.9, fill: '#ee8f86' }),
  svg('circle', { cx: 56.5, cy: 48, r: 1.9, fill: '#ee8f86' }),
]

const hats: Readonly<Record<Court, (dress: Dress) => SVGElement[]>> = {
  J: ({ cloth, trim }) => [
    path('M35 38c-1-9 7-13 16-13s15 4 14 12c-9-3-20-3-30 1z', cloth, line),
    path('M59 28c6-6 11-6 13-4-5 1-8 4-11 8z', trim, line),
    path('M35 38c10-4 21-4 30-1l-.5 3c-9-3-20-3-29 1z', gold),
  ],
  Q: ({ trim }) => [
    path('M37 37c-1-4-1-7 0-11l6 5 7-8 7 8 6-5c1 4 1 7 0 11-8-3-18-3-26 0z', gold, line),
    svg('circle', { cx: 50, cy: 31, r: 2.2, fill: trim }),
    svg('circle', { cx: 50, cy: 23.5, r: 2, fill: '#fff', stroke: line, 'stroke-width': 0.8 }),
  ],
  K: ({ trim }) => [
    path('M36 37 33 24l8 5 4-7 5 5 5-5 4 7 8-5-3 13c-9-3-19-3-28 0z', gold, line),
    path('M36.5 37c9-3 18-3 27 0l-.5 3c-9-2.6-17-2.6-26 0z', trim),
    svg('circle', { cx: 50, cy: 31, r: 2.2, fill: trim }),
  ],
}
