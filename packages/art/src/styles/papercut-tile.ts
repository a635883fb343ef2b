import { papers, shadowFilter, type Paper } from '@trevo/titles/look/papercut/paper.ts'
import { placed, type Three } from './three.ts'

/** Stars of gold paper on the front sheet. */
const stars = [
  [26, 40],
  [60, 16],
  [206, 14],
  [246, 24],
  [276, 42],
  [284, 96],
  [14, 76],
  [291, 170],
  [12, 168],
]
  .map(([x, y]) => `M${x} ${y}l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.5z`)
  .join('')

/** A frame of hills and clouds with an opening in the middle; each sheet in front has a larger one. */
const frames: readonly (readonly [Paper, string])[] = [
  [
    'lilac',
    'M0 0H300V400H0ZM150 40C205 30 250 72 252 128C274 168 262 226 226 250C180 270 116 270 74 250C38 226 26 168 48 128C50 72 95 30 150 40Z',
  ],
  [
    'violet',
    'M0 0H300V400H0ZM60 58C84 22 130 34 150 22C176 10 226 24 240 62C272 78 284 124 268 156C282 196 ' +
      '268 232 240 250C200 262 100 262 60 250C32 232 18 196 32 156C16 124 28 78 60 58Z',
  ],
]

const farHill =
  'M0 236C34 216 70 232 104 242C146 254 186 228 226 230C256 232 280 224 300 216V400H0Z'

/** In front of the main drawing: its foot is behind the first of them, the words are on the last. */
const nearHills = [
  ['violet', 'M0 272C30 250 62 256 96 252C134 246 170 238 208 246C244 252 272 250 300 238V400H0Z'],
  ['dusk', 'M0 300C40 280 84 292 128 300C176 308 214 282 254 286C274 288 288 286 300 280V400H0Z'],
  ['night', 'M0 322C40 316 74 330 120 326C170 322 196 308 240 314C266 318 284 314 300 308V400H0Z'],
] as const

const cut = ([paper, data]: readonly [Paper, string]): string =>
  `<g filter="url(#deep)"><path d="${data}" fill="${papers[paper]}" fill-rule="evenodd"/></g>`

const cloud = (x: number, y: number, size: number, paper: Paper): string =>
  `<g filter="url(#near)" transform="translate(${x} ${y}) scale(${size})">` +
  `<path d="M4 20C-2 20-2 11 5 11C5 4 15 2 18 8C22 4 31 7 30 13C36 13 36 20 30 20Z" fill="${papers[paper]}"/></g>`

/** A tile as a box of layered paper: sheets with openings around a moon, hills in front, each with its soft shadow. */
export const papercutTile = ({ large, left, right }: Three): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs>${shadowFilter('deep', 6)}${shadowFilter('near', 3)}</defs>` +
  `<rect width="300" height="400" fill="${papers.mist}"/>` +
  `<g filter="url(#near)"><circle cx="150" cy="140" r="104" fill="${papers.gold}"/></g>` +
  `<g filter="url(#near)"><circle cx="150" cy="140" r="94" fill="${papers.cream}"/></g>` +
  frames.map(cut).join('') +
  `<path d="${stars}" fill="${papers.gold}"/>` +
  `${cloud(196, 56, 2.6, 'white')}${cloud(6, 96, 2.2, 'mist')}` +
  cut(['dusk', farHill]) +
  placed(large, { x: 56, y: 60, side: 204, turn: 0 }) +
  cut(nearHills[0]) +
  nearHills.slice(1).map(cut).join('') +
  placed(left, { x: 12, y: 214, side: 92, turn: -6 }) +
  `${placed(right, { x: 202, y: 206, side: 86, turn: 7 })}</svg>`
