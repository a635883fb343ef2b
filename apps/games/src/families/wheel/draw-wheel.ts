import { svg } from '../../controls/svg.ts'

const tones = ['#3a2b52', '#27c9a4', '#4f9dff', '#c86bff', '#ff8f3d', '#ffd23f', '#ff4f6d'] as const

/** The colour of a value: dark for zero, then one for each value of the wheel, ascending. */
export const toneOf = (value: number, values: readonly number[]): string => {
  if (value === 0) return tones[0]
  const rising = [...new Set(values)].filter((one) => one > 0).toSorted((a, b) => a - b)
  const last = tones.length - 1
  const place = rising.indexOf(value)
  return (rising.length === 1 ? tones[last] : tones[Math.min(last, place + 1)]) ?? tones[0]
}

const pointAt = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`
}

const segmentPath = (from: number, to: number, outer: number, inner: number): string =>
  `M${pointAt(from, outer)}A${outer} ${outer} 0 0 1 ${pointAt(to, outer)}` +
  `L${pointAt(to, inner)}A${inner} ${inner} 0 0 0 ${pointAt(from, inner)}Z`

/** The turning part of the wheel, its first segment at the top, on 200 by 200 around the middle. */
export const drawWheel = (segments: readonly number[]): SVGGElement => {
  const count = segments.length
  const paths = segments.map((value, index) =>
    svg('path', {
      d: segmentPath((index - 0.5) / count, (index + 0.5) / count, 92, 58),
      fill: toneOf(value, segments),
      class: 'wheel-segment',
      'data-segment': index,
    }),
  )
  const studs = segments.map((_, index) => {
    const [cx = 0, cy = 0] = pointAt((index + 0.5) / count, 95.5).split(' ')
    return svg('circle', { cx, cy, r: count > 30 ? 1 : 1.5, class: 'wheel-stud' })
  })
  return svg(
    'g',
    { class: 'wheel-turning' },
    svg('circle', { r: 98, class: 'wheel-rim' }),
    ...paths,
    ...studs,
  )
}
