import type { PaintScene, SceneArea } from '../look/theme.ts'
import { paintFoot, paintGround, paintHills, paintStars } from '../look/strokes.ts'

const flagColours = [
  'oklch(0.7 0.2 30)',
  'oklch(0.86 0.17 95)',
  'oklch(0.7 0.17 150)',
  'oklch(0.68 0.2 340)',
] as const

/** A cord of paper flags that sags between the edges of the screen. */
const paintFlags = (
  context: CanvasRenderingContext2D,
  { width, height }: SceneArea,
  top: number,
): void => {
  const count = Math.max(9, Math.round(width / 52))
  const step = width / count
  const sagAt = (x: number): number => top + Math.sin((x / width) * Math.PI) * height * 0.05
  context.strokeStyle = 'oklch(0.95 0.03 90 / 0.5)'
  context.lineWidth = 1.5
  context.beginPath()
  for (let x = 0; x <= width; x += 8) context.lineTo(x, sagAt(x))
  context.stroke()
  for (let index = 0; index < count; index += 1) {
    const x = (index + 0.2) * step
    const [wide, long] = [step * 0.6, step * 0.78]
    const y = sagAt(x + wide / 2)
    context.fillStyle = flagColours[index % flagColours.length] ?? ''
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + wide, y)
    context.lineTo(x + wide, y + long)
    context.lineTo(x + wide / 2, y + long * 0.7)
    context.lineTo(x, y + long)
    context.fill()
  }
}

/** A bonfire on crossed logs, and the light it throws. */
const paintFire = (context: CanvasRenderingContext2D, x: number, foot: number, size: number) => {
  const light = context.createRadialGradient(
    x,
    foot - size * 0.4,
    4,
    x,
    foot - size * 0.4,
    size * 2,
  )
  light.addColorStop(0, 'oklch(0.8 0.17 65 / 0.55)')
  light.addColorStop(1, 'oklch(0.8 0.17 65 / 0)')
  context.fillStyle = light
  context.fillRect(x - size * 2, foot - size * 2.4, size * 4, size * 4)
  for (const [share, colour] of [
    [1, 'oklch(0.65 0.21 40)'],
    [0.68, 'oklch(0.78 0.18 65)'],
    [0.38, 'oklch(0.92 0.13 95)'],
  ] as const) {
    const [wide, tall] = [size * 0.42 * share, size * share]
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(x, foot - tall)
    context.bezierCurveTo(x + wide * 0.4, foot - tall * 0.6, x + wide * 1.5, foot, x, foot)
    context.bezierCurveTo(x - wide * 1.5, foot, x - wide * 0.7, foot - tall * 0.5, x, foot - tall)
    context.fill()
  }
  context.strokeStyle = 'oklch(0.4 0.07 50)'
  context.lineWidth = size * 0.1
  context.beginPath()
  for (const side of [-1, 1]) {
    context.moveTo(x - side * size * 0.5, foot + size * 0.06)
    context.lineTo(x + side * size * 0.42, foot - size * 0.1)
  }
  context.stroke()
}

/** A June night in the country: cords of paper flags, a bonfire on either side, hills behind. */
export const paintFair: PaintScene = (context, area) => {
  const { width, height } = area
  paintGround(context, area)
  paintStars(context, area, { count: 110, seed: 6, colour: 'oklch(0.96 0.05 95)' })
  const far = { top: height * 0.62, swell: height * 0.03, waves: 1.2, phase: 0.6 }
  paintHills(context, area, { ...far, colour: 'oklch(0.34 0.08 230)' })
  const near = { top: height * 0.74, swell: height * 0.02, waves: 0.8, phase: 2.4 }
  paintHills(context, area, { ...near, colour: 'oklch(0.27 0.07 200)' })
  for (const top of [0.07, 0.2]) paintFlags(context, area, height * top)
  const size = Math.min(height * 0.2, width * 0.13)
  for (const x of [0.1, 0.9]) paintFire(context, width * x, height * 0.72, size)
  paintFoot(context, area)
}
