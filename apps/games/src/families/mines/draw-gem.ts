import { svg } from '../../controls/svg.ts'

const facets = [
  ['M30 8h40l22 24H8z', '#b6ffe6'],
  ['M30 8 38 32H8z', '#7ff5cf'],
  ['M30 8h20L38 32z', '#d9fff2'],
  ['M50 8h20l-8 24H38z', '#a5fbe0'],
  ['M70 8 92 32H62z', '#5fe6bd'],
  ['M8 32h30l12 58z', '#35cfa0'],
  ['M38 32h24L50 90z', '#58e3b8'],
  ['M62 32h30L50 90z', '#17a37a'],
] as const

/** A cut emerald on 100 by 100. */
export const drawGem = (): SVGSVGElement =>
  svg(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true', class: 'gem' },
    ...facets.map(([d, fill]) => svg('path', { d, fill })),
    svg('path', {
      d: 'M30 8h40l22 24L50 90 8 32z',
      fill: 'none',
      stroke: '#eafff8',
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
    svg('path', {
      d: 'M26 17 20 26',
      stroke: '#fff',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
  )
