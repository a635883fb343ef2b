import { svg } from '../../controls/svg.ts'

/** Face colours by value, from the smallest chip; one for each denomination. */
const faces = [
  { fromMinor: 0n, fill: '#8b93a1', edge: '#5d6470' },
  { fromMinor: 10_000n, fill: '#8d98a8', edge: '#5d6674' },
  { fromMinor: 50_000n, fill: '#e14a52', edge: '#9f252f' },
  { fromMinor: 100_000n, fill: '#3574dd', edge: '#1d479b' },
  { fromMinor: 250_000n, fill: '#1fa567', edge: '#0f6b40' },
  { fromMinor: 500_000n, fill: '#ef8b2c', edge: '#a85a10' },
  { fromMinor: 1_000_000n, fill: '#2b2f3d', edge: '#11131b' },
  { fromMinor: 5_000_000n, fill: '#8a4fd3', edge: '#5a2c97' },
  { fromMinor: 10_000_000n, fill: '#d9a21b', edge: '#93690a' },
] as const

const notches = [0, 45, 90, 135, 180, 225, 270, 315] as const

/** A casino chip of this value with its label, as SVG on 48 by 48. */
export const drawChip = (valueMinor: bigint, label: string): SVGSVGElement => {
  const { fill, edge } = faces.findLast(({ fromMinor }) => valueMinor >= fromMinor) ?? faces[0]
  const text = svg('text', {
    x: 24,
    y: 24.5,
    class: 'chip-text',
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
  })
  if (label.length > 3) {
    text.setAttribute('textLength', '23')
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  }
  text.textContent = label
  return svg(
    'svg',
    { viewBox: '0 0 48 48', 'aria-hidden': 'true', class: 'chip-drawing' },
    svg('circle', { cx: 24, cy: 25, r: 22.5, fill: 'rgb(0 0 0 / 0.35)' }),
    svg('circle', { cx: 24, cy: 24, r: 22, fill, stroke: edge, 'stroke-width': 1.5 }),
    ...notches.map((angle) =>
      svg('rect', {
        x: 20.5,
        y: 2.2,
        width: 7,
        height: 6,
        rx: 1.4,
        fill: '#fff',
        transform: `rotate(${angle} 24 24)`,
      }),
    ),
    svg('circle', { cx: 24, cy: 24, r: 15.2, fill: edge, opacity: 0.55 }),
    svg('circle', { cx: 24, cy: 24, r: 14, fill, stroke: '#fff', 'stroke-width': 1.2 }),
    svg('path', { d: 'M12 21a12.6 12.6 0 0 1 24 0', class: 'chip-shine' }),
    text,
  )
}

/** The label of a chip: "0,50", "25"; "1 mil" would not fit, so "1k". */
export const chipLabel = (valueMinor: bigint, locale: string): string => {
  if (valueMinor >= 10_000_000n && valueMinor % 10_000_000n === 0n) {
    return `${valueMinor / 10_000_000n}k`
  }
  const centavos = valueMinor / 100n
  const whole = `${centavos / 100n}`
  if (centavos % 100n === 0n) return whole
  const point = locale.startsWith('pt') ? ',' : '.'
  return `${whole}${point}${String(centavos % 100n).padStart(2, '0')}`
}
