import { svg } from '../../controls/svg.ts'

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[24, 24]],
  2: [
    [14, 14],
    [34, 34],
  ],
  3: [
    [13, 13],
    [24, 24],
    [35, 35],
  ],
  4: [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  5: [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  6: [
    [14, 12],
    [34, 12],
    [14, 24],
    [34, 24],
    [14, 36],
    [34, 36],
  ],
}

/** The face of a die on 48 by 48; one and four are red, as on the dice of this game. */
export const drawDie = (face: number): SVGSVGElement => {
  const fill = face === 1 || face === 4 ? '#c7202f' : '#15181c'
  return svg(
    'svg',
    { viewBox: '0 0 48 48', class: 'die-face', 'aria-hidden': 'true' },
    svg('rect', { x: 1, y: 1, width: 46, height: 46, rx: 10, fill: '#fdfbf4', stroke: '#cfc6b2' }),
    ...(spots[face] ?? []).map(([cx, cy]) =>
      svg('circle', { cx, cy, r: face === 1 ? 6.4 : 4.3, fill }),
    ),
  )
}
