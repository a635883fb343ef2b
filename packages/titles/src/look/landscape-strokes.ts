import { steadyNumbers } from './strokes.ts'
import type { SceneArea } from './theme.ts'

/** A jagged ridge of mountains. */
export const paintRidge = (
  context: CanvasRenderingContext2D,
  { width, height }: SceneArea,
  ridge: {
    readonly top: number
    readonly rise: number
    readonly peaks: number
    readonly seed: number
    readonly colour: string
    readonly foot: string
  },
): void => {
  const next = steadyNumbers(ridge.seed)
  const fill = context.createLinearGradient(0, ridge.top - ridge.rise, 0, ridge.top + ridge.rise)
  fill.addColorStop(0, ridge.colour)
  fill.addColorStop(1, ridge.foot)
  context.fillStyle = fill
  context.beginPath()
  context.moveTo(0, height)
  const step = width / ridge.peaks
  for (let peak = 0; peak <= ridge.peaks; peak += 1) {
    context.lineTo(peak * step - step * 0.5, ridge.top + ridge.rise * (0.2 + next() * 0.3))
    context.lineTo(peak * step + next() * step * 0.2, ridge.top - ridge.rise * next())
  }
  context.lineTo(width, height)
  context.closePath()
  context.fill()
}

/** A pointed leaf with a middle rib, from its stem outwards. */
export const paintLeaf = (
  context: CanvasRenderingContext2D,
  leaf: {
    readonly x: number
    readonly y: number
    readonly angle: number
    readonly length: number
    readonly colour: string
    readonly rib: string
  },
): void => {
  const { x, y, angle, length, colour, rib } = leaf
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(length * 0.25, -length * 0.3, length * 0.7, -length * 0.24, length, 0)
  context.bezierCurveTo(length * 0.7, length * 0.24, length * 0.25, length * 0.3, 0, 0)
  context.fill()
  context.strokeStyle = rib
  context.lineWidth = Math.max(1, length * 0.014)
  context.beginPath()
  context.moveTo(length * 0.04, 0)
  context.lineTo(length * 0.94, 0)
  for (let vein = 0.2; vein < 0.85; vein += 0.13) {
    context.moveTo(length * vein, 0)
    context.lineTo(length * (vein + 0.12), -length * 0.13 * (1.1 - vein))
    context.moveTo(length * vein, 0)
    context.lineTo(length * (vein + 0.12), length * 0.13 * (1.1 - vein))
  }
  context.stroke()
  context.restore()
}

/** A bank of round clouds along a line. */
export const paintClouds = (
  context: CanvasRenderingContext2D,
  { width, height }: SceneArea,
  bank: {
    readonly top: number
    readonly puff: number
    readonly seed: number
    readonly colour: string
    readonly foot: string
  },
): void => {
  const next = steadyNumbers(bank.seed)
  const fill = context.createLinearGradient(0, bank.top - bank.puff, 0, bank.top + bank.puff * 2.4)
  fill.addColorStop(0, bank.colour)
  fill.addColorStop(1, bank.foot)
  context.fillStyle = fill
  context.beginPath()
  for (let x = -bank.puff; x < width + bank.puff; x += bank.puff * 0.85) {
    const radius = bank.puff * (0.55 + next() * 0.6)
    const y = bank.top + bank.puff * next() * 0.5
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, Math.PI * 2)
  }
  context.rect(0, bank.top + bank.puff * 0.4, width, height)
  context.fill()
}
