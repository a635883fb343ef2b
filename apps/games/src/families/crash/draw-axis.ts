import type { Hundredths } from '@trevo/game-rules/crash/types.ts'

type Axis = {
  readonly width: number
  readonly bottom: number
  /** The position of a multiplier's line. */
  readonly yOf: (at: Hundredths) => number
  /** The highest multiplier in sight. */
  readonly top: Hundredths
  readonly label: (at: Hundredths) => string
}

/** Distances between lines, in hundredths; beyond them, tenfold of the last ones. */
const distances = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]
const linesMax = 4
/** Above this line is the multiplier itself. */
const labelSpace = 18

/** The multiplier lines behind a flight, each labelled at the left. */
export const drawAxis = (
  context: CanvasRenderingContext2D,
  { width, bottom, yOf, top, label }: Axis,
): void => {
  const distance = distances.find((one) => (top - 100) / one <= linesMax) ?? (top - 100) / linesMax
  context.save()
  context.font = '600 12px Text, sans-serif'
  context.textBaseline = 'bottom'
  context.lineWidth = 1
  for (let at = 100; at <= top; at += distance) {
    const y = Math.round(yOf(at)) + 0.5
    if (y > bottom + 1 || y < labelSpace) continue
    context.strokeStyle = at === 100 ? 'rgb(255 255 255 / 0.34)' : 'rgb(255 255 255 / 0.13)'
    context.beginPath()
    context.moveTo(0, y)
    context.lineTo(width, y)
    context.stroke()
    context.fillStyle = 'rgb(255 255 255 / 0.78)'
    context.fillText(label(at), 10, y - 2)
  }
  context.restore()
}
