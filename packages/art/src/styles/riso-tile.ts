import { grain, inked, spotInks } from '@trevo/titles/look/riso/press.ts'
import { placed, type Three } from './three.ts'

/** A screen whose dots grow away from the middle of the sun. */
const sunset = Array.from({ length: 21 * 17 }, (_, index) => {
  const [column, row] = [index % 17, Math.floor(index / 17)]
  const [x, y] = [column * 19 + (row % 2) * 9.5 - 4, row * 14 - 4]
  const far = Math.hypot(x - 150, y - 132)
  const radius = Math.min(7, (far - 104) / 18)
  return radius > 0.8 && y < 288
    ? `M${x - radius} ${y}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${(radius * 2).toFixed(1)} 0` +
        `a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 0 ${(-radius * 2).toFixed(1)} 0Z`
    : ''
}).join('')

const sun = 'M34 132a116 116 0 1 0 232 0a116 116 0 1 0-232 0Z'

/** A checked cloth: threads of the warp, then of the weft, each printed over the other. */
const warp = Array.from({ length: 8 }, (_, index) => `M${index * 40 + 2} 244h20v156h-20Z`).join('')
const weft = Array.from({ length: 2 }, (_, index) => `M0 ${254 + index * 38}h300v19h-300Z`).join('')

/** Crosses in the corners by which a printer lays one ink on another. */
const marks = [
  [16, 16],
  [284, 16],
]
  .map(
    ([x = 0, y = 0]) =>
      `M${x - 8} ${y}h16M${x} ${y - 8}v16M${x - 4.5} ${y}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z`,
  )
  .join('')

/** A tile as a poster of three inks: a sun of yellow, a screen of pink, a checked cloth; pink on blue is the ground of the words. */
export const risoTile = ({ large, left, right }: Three): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs>${grain(60)}</defs>` +
  `<rect width="300" height="400" fill="${spotInks.paper}"/><g style="isolation:isolate"><rect width="300" height="400" fill="${spotInks.paper}"/>` +
  inked('yellow', { solid: sun }) +
  inked('pink', { solid: `${sunset}M-4 318H304V404H-4Z` }) +
  inked('pink', { solid: warp }) +
  inked('blue', { solid: `${weft}M0 322H300V400H0Z` }) +
  `<path d="${marks}" fill="none" stroke="${spotInks.blue}" stroke-width="1.4"/>` +
  `<rect width="300" height="400" fill="url(#grain)" opacity=".5"/></g>` +
  placed(large, { x: 36, y: 30, side: 228, turn: 0 }) +
  placed(left, { x: 10, y: 204, side: 94, turn: -10 }) +
  `${placed(right, { x: 198, y: 206, side: 92, turn: 9 })}</svg>`
