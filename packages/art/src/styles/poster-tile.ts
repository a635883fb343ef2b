import { flats, type Flat } from '@trevo/titles/look/poster/paint.ts'
import { placed, type Three } from './three.ts'

const area = (flat: Flat, data: string): string => `<path d="${data}" fill="${flats[flat]}"/>`

/** Sunset in bands, a sun that sinks behind its own stripes. */
const sky =
  area('plum', 'M0 0H300V400H0Z') +
  area('crimson', 'M0 58C60 40 110 66 170 52C220 42 260 56 300 46V400H0Z') +
  area('coral', 'M0 112C50 98 120 122 180 106C230 96 270 110 300 102V400H0Z') +
  area('sun', 'M0 168C60 156 120 176 190 162C240 152 270 166 300 158V400H0Z')

const sun =
  `<circle cx="150" cy="146" r="116" fill="${flats.sand}"/>` +
  area('sun', 'M30 184H270V188H30ZM30 202H270V208H30ZM30 220H270V229H30Z')

const sea =
  area('lagoon', 'M0 236H300V400H0Z') +
  area(
    'sea',
    'M0 254C30 248 50 260 80 254S130 248 160 254S220 260 250 254S285 250 300 254V400H0Z',
  ) +
  area(
    'foam',
    'M20 244H64V246.500H20ZM230 242H282V244.500H230ZM112 266H150V268H112ZM206 272H236V274H206Z',
  )

/** Dark land in front, for the words. */
const shore =
  area('forest', 'M0 280C40 262 96 258 150 260S250 272 300 254V400H0Z') +
  area('night', 'M0 312C60 292 110 304 160 308S260 310 300 294V400H0Z')

/** A palm leaf from a corner into the picture: a spine with blades on both sides. */
const leaf = (x: number, y: number, degrees: number, flat: Flat): string => {
  const blade = (at: number, side: 1 | -1): string => {
    const long = 44 - Math.abs(at - 46) * 0.34
    const point = (along: number, aside: number) =>
      `${(at + long * along).toFixed(1)} ${(long * aside * side).toFixed(1)}`
    return `M${at} 0Q${point(0.2, 0.55)} ${point(0.95, 0.8)}Q${point(0.6, 0.3)} ${at + 9} 0Z`
  }
  const blades = Array.from({ length: 9 }, (_, index) => 10 + index * 12)
  const sides = blades.map((at) => blade(at, 1) + blade(at, -1))
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${area(flat, `M0-2.5L128 0L0 2.5Z${sides.join('')}`)}</g>`
}

/** A tile as a travel poster: flat bands of a sunset, a striped sun, palm leaves at the edges, night land for the words. */
export const posterTile = ({ large, left, right }: Three): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">${sky}${sun}${sea}` +
  leaf(-22, 84, 12, 'plum') +
  leaf(322, 88, 168, 'plum') +
  leaf(-18, 2, 34, 'forest') +
  leaf(318, -2, 146, 'forest') +
  placed(large, { x: 46, y: 66, side: 208, turn: 0 }) +
  shore +
  placed(left, { x: 12, y: 206, side: 90, turn: -6 }) +
  placed(right, { x: 204, y: 206, side: 84, turn: 7 }) +
  `<rect x="8" y="8" width="284" height="384" rx="9" fill="none" stroke="${flats.foam}" stroke-width="3"/></svg>`
