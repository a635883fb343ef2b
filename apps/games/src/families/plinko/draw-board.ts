import { svg } from '../../controls/svg.ts'

export const SPACING = 20
const TOP = 26
const SLOT_HEIGHT = 22

/** The ball's position after this many rows and this many steps to the right. */
export const ballAt = (rowCount: number, row: number, rights: number) => ({
  x: widthOf(rowCount) / 2 + (rights - row / 2) * SPACING,
  y: TOP + row * SPACING - 7,
})

const widthOf = (rowCount: number): number => (rowCount + 2) * SPACING

export type PlinkoDrawing = {
  readonly element: SVGSVGElement
  readonly ball: SVGCircleElement
  readonly slots: readonly SVGGElement[]
  readonly peg: (row: number, place: number) => SVGCircleElement | undefined
}

/** How far a slot pays above or below the stake, as one of seven colours from cold to hot. */
const heatOf = (multiplier: number): number => {
  const steps = [50, 100, 200, 500, 1_500, 6_000]
  return steps.filter((step) => multiplier >= step).length
}

/** The board: pegs, slots with their payouts, and the ball at its start. */
export const drawPlinko = (
  rowCount: number,
  slots: readonly number[],
  labelOf: (multiplier: number) => string,
): PlinkoDrawing => {
  const width = widthOf(rowCount)
  const slotTop = TOP + rowCount * SPACING - 4
  const pegs = Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: row + 3 }, (_peg, place) => {
      const x = width / 2 + (place - (row + 2) / 2) * SPACING
      return svg('circle', { cx: x, cy: TOP + row * SPACING, r: 2.6, class: 'peg' })
    }),
  )
  const slotGroups = slots.map((multiplier, slot) => {
    const x = width / 2 + (slot - rowCount / 2) * SPACING
    const label = labelOf(multiplier)
    return svg(
      'g',
      { class: 'slot', 'data-heat': heatOf(multiplier) },
      svg('rect', { x: x - 9.3, y: slotTop, width: 18.6, height: SLOT_HEIGHT, rx: 4.5 }),
      svg(
        'text',
        { x, y: slotTop + 14, 'font-size': label.length > 3 ? 6.4 : 8, 'text-anchor': 'middle' },
        label,
      ),
    )
  })
  const start = ballAt(rowCount, 0, 0)
  const ball = svg('circle', { cx: 0, cy: 0, r: 6.2, class: 'plinko-ball' })
  ball.style.transform = `translate(${start.x}px, ${start.y - 12}px)`
  const mouth = svg('path', {
    d: `M${start.x - 20} 0h40l-8 12h-24z`,
    class: 'plinko-mouth',
  })
  const element = svg(
    'svg',
    {
      viewBox: `0 0 ${width} ${slotTop + SLOT_HEIGHT + 4}`,
      class: 'plinko-board',
      'aria-hidden': 'true',
    },
    ...pegs.flat(),
    ...slotGroups,
    mouth,
    ball,
  )
  return { element, ball, slots: slotGroups, peg: (row, place) => pegs[row]?.[place] }
}
