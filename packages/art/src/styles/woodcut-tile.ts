import { cutPath, inks, type Cut } from '@trevo/titles/look/woodcut/print.ts'
import { placed, type Three } from './three.ts'

const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const pathOf = (cuts: readonly Cut[], fill: string): string =>
  `<path d="${cuts.map(cutPath).join('')}" fill="${fill}"/>`

/** The sky as the knife leaves it: strokes that run from the moon to the frame. */
const sky = pathOf(
  list(44, (index): Cut => {
    const angle = (index / 44) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const near = index % 2 ? 136 : 124
    return [150 + cos * near, 142 + sin * near, 150 + cos * 300, 142 + sin * 300, 3.2]
  }),
  inks.black,
)

/** Mandacaru, the cactus of the backlands, with cuts of light along its arms. */
const cactus = (x: number, foot: number, size: number, flip: 1 | -1): string =>
  `<g transform="translate(${x} ${foot}) scale(${size * flip} ${size})" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
  ['M0 40V-96M0-20H-22V-58M0-42H20V-84', 'M0 40V-92M-20-22V-56M20-46V-80']
    .map((data, index) =>
      index === 0
        ? `<path d="${data}" stroke="${inks.paper}" stroke-width="20"/><path d="${data}" stroke="${inks.black}" stroke-width="14"/>`
        : `<path d="${data}" stroke="${inks.paper}" stroke-width="2" stroke-dasharray="7 5"/>`,
    )
    .join('') +
  '</g>'

/** Land in black, cut by furrows; the words are on its lower part. */
const land =
  `<path d="M0 258C40 244 84 254 128 248C180 241 232 254 300 243V400H0Z" fill="${inks.black}"/>` +
  pathOf(
    list(16, (index): Cut => {
      const row = index % 3
      const x = 8 + index * 19
      return [x - 14, 270 + row * 9, x + 18, 267 + row * 9, 2.2]
    }),
    inks.paper,
  )

/** A carved frame: a black rule with teeth inwards. */
const frame =
  `<path fill-rule="evenodd" d="M0 0H300V400H0ZM9 9V391H291V9Z" fill="${inks.black}"/>` +
  `<path d="${[
    ...list(19, (index) => `M${9 + index * 15} 9l7.5 8 7.5-8z`),
    ...list(
      16,
      (index) => `M9 ${12 + index * 15}l8 7.5-8 7.5zM291 ${12 + index * 15}l-8 7.5 8 7.5z`,
    ),
  ].join('')}" fill="${inks.black}"/>` +
  `<path d="M4.5 4.5H295.5V395.5H4.5Z" fill="none" stroke="${inks.red}" stroke-width="2.5"/>`

/** A tile as a leaflet of cordel: black and red on paper, a red moon behind the main block, black land for the words. */
export const woodcutTile = ({ large, left, right }: Three): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="${inks.paper}"/>` +
  `${sky}<circle cx="150" cy="142" r="116" fill="${inks.red}"/>` +
  `<circle cx="150" cy="142" r="108" fill="none" stroke="${inks.paper}" stroke-width="2.5" stroke-dasharray="15 6"/>` +
  `${cactus(42, 232, 1, 1)}${cactus(262, 232, 0.86, -1)}${land}` +
  placed(large, { x: 46, y: 58, side: 208, turn: 0 }) +
  placed(left, { x: 12, y: 204, side: 88, turn: -6 }) +
  placed(right, { x: 202, y: 206, side: 86, turn: 5 }) +
  `${frame}</svg>`
