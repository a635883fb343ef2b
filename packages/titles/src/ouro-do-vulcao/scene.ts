import { faded } from '../look/palette.ts'
import type { PaintScene, SceneArea } from '../look/theme.ts'
import { paintClouds, paintRidge } from '../look/landscape-strokes.ts'
import { paintFoot, paintGround, steadyNumbers } from '../look/strokes.ts'

const lava = 'oklch(0.78 0.19 60)'
const hot = 'oklch(0.66 0.24 35)'

/** Night of fire: a cone behind the reels, lava down its flanks, smoke lit from below. */
export const paintVolcano: PaintScene = (context, area) => {
  const { width, height, focusY, palette } = area
  paintGround(context, area)
  paintClouds(context, area, {
    top: focusY * 0.42,
    puff: Math.min(width, 1_000) * 0.09,
    seed: 4,
    colour: faded(palette.deep, 0.5),
    foot: faded(palette.mid, 0),
  })
  paintCone(context, area)
  for (const [index, lift] of [0.62, 0.7].entries()) {
    paintRidge(context, area, {
      top: Math.max(height * lift, focusY + 60 + index * 60),
      rise: height * 0.09,
      peaks: 5 + index * 2,
      seed: 31 + index,
      colour: index === 0 ? palette.deep : palette.ink,
      foot: palette.ink,
    })
  }
  paintFoot(context, area)
}

const paintCone = (context: CanvasRenderingContext2D, area: SceneArea): void => {
  const { width, height, focusX, focusY, palette } = area
  const half = Math.max(width * 0.8, 340)
  const peakY = Math.max(100, focusY - height * 0.13)
  const mouth = Math.min(width * 0.2, 170)
  const flame = context.createRadialGradient(focusX, peakY, 0, focusX, peakY, half * 0.8)
  flame.addColorStop(0, faded(lava, 0.95))
  flame.addColorStop(0.3, faded(hot, 0.5))
  flame.addColorStop(1, faded(hot, 0))
  context.fillStyle = flame
  context.fillRect(0, 0, width, height)

  const rock = context.createLinearGradient(0, peakY, 0, height * 0.8)
  rock.addColorStop(0, palette.mid)
  rock.addColorStop(0.3, palette.deep)
  rock.addColorStop(1, palette.ink)
  context.fillStyle = rock
  context.beginPath()
  context.moveTo(focusX - mouth, peakY)
  context.quadraticCurveTo(focusX, peakY + mouth * 0.35, focusX + mouth, peakY)
  context.quadraticCurveTo(focusX + mouth * 2, height * 0.5, focusX + half, height)
  context.lineTo(focusX - half, height)
  context.quadraticCurveTo(focusX - mouth * 2, height * 0.5, focusX - mouth, peakY)
  context.fill()
  paintLava(context, area, { peakY, mouth })
}

/** Streams that wander down the flanks, thinner as they go. */
const paintLava = (
  context: CanvasRenderingContext2D,
  { focusX, height, palette }: SceneArea,
  { peakY, mouth }: { peakY: number; mouth: number },
): void => {
  const next = steadyNumbers(9)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const side of [-0.8, -0.25, 0.45, 0.9]) {
    const points: [number, number, number][] = []
    let x = focusX + side * mouth * 0.85
    let y = peakY + mouth * 0.1
    const steps = 9
    for (let step = 0; step <= steps; step += 1) {
      points.push([x, y, (1 - step / steps) * mouth * 0.15 + 2])
      const slope = side * (0.35 + step * 0.2)
      x += mouth * 0.3 * (slope + (next() - 0.5) * 0.9)
      y += (height * 0.42) / steps
    }
    strokePoints(context, points, faded(hot, 0.5), 2)
    strokePoints(context, points, lava, 0.8)
  }
  const mouthGlow = context.createLinearGradient(0, peakY - mouth * 0.2, 0, peakY + mouth * 0.2)
  mouthGlow.addColorStop(0, palette.glow)
  mouthGlow.addColorStop(1, hot)
  context.fillStyle = mouthGlow
  context.beginPath()
  context.ellipse(focusX, peakY + mouth * 0.05, mouth, mouth * 0.15, 0, 0, Math.PI * 2)
  context.fill()
}

const strokePoints = (
  context: CanvasRenderingContext2D,
  points: readonly (readonly [number, number, number])[],
  colour: string,
  thick: number,
): void => {
  context.strokeStyle = colour
  for (const [index, [x, y, width]] of points.entries()) {
    const before = points[index - 1]
    if (!before) continue
    context.lineWidth = width * thick
    context.beginPath()
    context.moveTo(before[0], before[1])
    context.quadraticCurveTo(before[0], (before[1] + y) / 2, x, y)
    context.stroke()
  }
}
