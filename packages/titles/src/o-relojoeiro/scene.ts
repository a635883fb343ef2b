import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintFoot, paintGround } from '../look/strokes.ts'

/** Middle, size and teeth of each wheel, in shares of the width and of the smaller side. */
const wheels: readonly (readonly [x: number, y: number, size: number, teeth: number])[] = [
  [0.08, 0.16, 0.22, 18],
  [0.3, 0.08, 0.13, 12],
  [0.9, 0.2, 0.26, 22],
  [0.68, 0.06, 0.12, 10],
  [0.02, 0.52, 0.16, 14],
  [0.98, 0.54, 0.18, 16],
]

const paintWheel = (
  context: CanvasRenderingContext2D,
  wheel: {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly teeth: number
  },
  [rim, hole]: readonly [rim: string, hole: string],
): void => {
  const { x, y, radius, teeth } = wheel
  context.fillStyle = rim
  context.beginPath()
  for (let step = 0; step < teeth * 4; step += 1) {
    const reach = radius * (step % 4 < 2 ? 1 : 0.88)
    const angle = (step / (teeth * 4)) * Math.PI * 2
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  context.fill()
  context.fillStyle = hole
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const from = (spoke / 5) * Math.PI * 2
    context.beginPath()
    context.arc(x, y, radius * 0.72, from + 0.16, from + 1.1)
    context.arc(x, y, radius * 0.26, from + 1.0, from + 0.26, true)
    context.fill()
  }
  context.beginPath()
  context.arc(x, y, radius * 0.09, 0, Math.PI * 2)
  context.fill()
}

/** The inside of a clock: brass wheels of several sizes on dark plates. */
export const paintClockwork: PaintScene = (context, area) => {
  const { width, height, palette } = area
  paintGround(context, area)
  const side = Math.min(Math.max(width, height * 0.7), 1_100)
  for (const [index, [left, top, size, teeth]] of wheels.entries()) {
    const wheel = { x: width * left, y: height * top, radius: side * size, teeth }
    const rim = `oklch(${0.62 - (index % 3) * 0.08} 0.1 ${82 - (index % 2) * 14} / 0.8)`
    paintWheel(context, wheel, [rim, faded(palette.deep, 0.85)])
  }
  paintFoot(context, area)
}
