import { darks, gases } from '@trevo/titles/look/neon/sign.ts'
import { placed, type Three } from './three.ts'

const [wide, high] = [50, 22] as const

/** A brick wall, every second course moved by half a brick. */
const joints = Array.from({ length: 13 }, (_, row) => {
  const y = row * high
  const ends = Array.from(
    { length: 7 },
    (_end, index) => `M${index * wide + (row % 2 ? 0 : wide / 2)} ${y}v${high}`,
  )
  return `M0 ${y}H300${ends.join('')}`
}).join('')

/** Light of a sign on the wall around it. */
const halo = (id: string, colour: string): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".62"/><stop offset=".45" stop-color="${colour}" stop-opacity=".22"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

const street = 268

/** Streaks of the signs on wet asphalt: x, where it begins below the kerb, length, thickness. */
const streaks: readonly (readonly [keyof typeof gases, readonly (readonly number[])[]])[] = [
  [
    'red',
    [
      [96, 10, 92, 4],
      [204, 14, 80, 4],
      [150, 30, 60, 9],
    ],
  ],
  [
    'cyan',
    [
      [128, 16, 96, 4],
      [176, 12, 86, 5],
      [52, 22, 60, 4],
    ],
  ],
  [
    'pink',
    [
      [30, 12, 90, 6],
      [258, 20, 70, 5],
    ],
  ],
  [
    'yellow',
    [
      [236, 10, 96, 5],
      [72, 30, 48, 3],
      [280, 34, 52, 4],
    ],
  ],
]

const wet = streaks
  .map(
    ([gas, lines]) =>
      `<g stroke="${gases[gas]}" stroke-linecap="round">` +
      lines
        .map(
          ([x = 0, from = 0, length = 0, breadth = 4]) =>
            `<path d="M${x} ${street + from}v${length}" stroke-width="${breadth}" ` +
            `stroke-dasharray="${breadth * 4} ${breadth * 1.6} ${breadth * 2} ${breadth * 1.2}"/>`,
        )
        .join('') +
      '</g>',
  )
  .join('')

/** A tile as a wall by night with neon signs on it; the wet street below throws their light back, under the words. */
export const neonTile = ({ large, left, right }: Three): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs>${halo('warm', gases.pink)}${halo('cold', gases.cyan)}${halo('lamp', gases.yellow)}` +
  `<linearGradient id="night" x1="0" y1="0" x2="0" y2="1">` +
  `<stop stop-color="#0b0719" stop-opacity="0"/><stop offset=".75" stop-color="#0b0719" stop-opacity=".9"/></linearGradient>` +
  `<filter id="smear" x="-20%" y="-5%" width="140%" height="110%"><feGaussianBlur stdDeviation="2.4 4"/></filter></defs>` +
  `<rect width="300" height="400" fill="${darks.wall}"/><path d="${joints}" fill="none" stroke="${darks.mortar}" stroke-width="2.4"/>` +
  `<circle cx="150" cy="128" r="176" fill="url(#warm)"/>` +
  `<circle cx="44" cy="232" r="100" fill="url(#cold)"/><circle cx="256" cy="232" r="100" fill="url(#lamp)"/>` +
  `<rect y="${street}" width="300" height="132" fill="#0d0820"/><path d="M0 ${street}H300" stroke="${darks.edge}" stroke-width="3"/>` +
  `<g filter="url(#smear)" >${wet}</g><rect y="${street}" width="300" height="132" fill="url(#night)"/>` +
  placed(large, { x: 42, y: 20, side: 216, turn: 0 }) +
  placed(left, { x: 8, y: 184, side: 98, turn: -5 }) +
  `${placed(right, { x: 200, y: 180, side: 92, turn: 6 })}</svg>`
