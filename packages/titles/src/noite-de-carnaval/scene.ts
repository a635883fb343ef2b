import { faded } from '../look/palette.ts'
import type { PaintScene, SceneArea } from '../look/theme.ts'
import { paintBokeh, paintFoot, paintGround, paintHills, steadyNumbers } from '../look/strokes.ts'

const ribbonHues = [350, 85, 150, 230, 305]

/** The night of the parade: searchlights, streamers, confetti, hills of Rio in outline. */
export const paintCarnival: PaintScene = (context, area) => {
  const { height, focusY, palette } = area
  paintGround(context, area)
  paintSearchlights(context, area)
  paintBokeh(context, area, { count: 34, seed: 44, sizeMax: 30 })
  const horizon = Math.max(focusY + 90, height * 0.46)
  paintHills(context, area, {
    top: horizon,
    swell: height * 0.075,
    waves: 1.15,
    phase: 2.6,
    colour: faded(palette.deep, 0.85),
    foot: palette.ink,
  })
  paintWindows(context, area, horizon + height * 0.06)
  paintStreamers(context, area)
  paintConfetti(context, area)
  paintFoot(context, area)
}

const paintSearchlights = (
  context: CanvasRenderingContext2D,
  { width, height, palette }: SceneArea,
): void => {
  for (const [index, [x, tilt]] of [
    [0.05, 0.5],
    [0.3, 0.16],
    [0.7, -0.2],
    [0.96, -0.52],
  ].entries()) {
    const foot = width * (x ?? 0)
    const reach = height * 0.95
    const light = context.createLinearGradient(0, height * 0.7, 0, 0)
    light.addColorStop(0, `oklch(0.85 0.16 ${ribbonHues[index]} / 0.34)`)
    light.addColorStop(1, faded(palette.glow, 0))
    context.fillStyle = light
    context.beginPath()
    context.moveTo(foot, height * 0.72)
    context.lineTo(foot + ((tilt ?? 0) - 0.09) * reach, -20)
    context.lineTo(foot + ((tilt ?? 0) + 0.09) * reach, -20)
    context.fill()
  }
}

const paintWindows = (
  context: CanvasRenderingContext2D,
  { width, height }: SceneArea,
  top: number,
): void => {
  const next = steadyNumbers(12)
  for (let light = 0; light < 90; light += 1) {
    context.fillStyle = `oklch(0.9 0.13 ${70 + next() * 40} / ${0.35 + next() * 0.5})`
    context.fillRect(next() * width, top + next() * height * 0.16, 2.4, 2.4)
  }
}

const paintStreamers = (context: CanvasRenderingContext2D, { width }: SceneArea): void => {
  const next = steadyNumbers(19)
  context.lineCap = 'round'
  for (let streamer = 0; streamer < 9; streamer += 1) {
    const hue = ribbonHues[streamer % ribbonHues.length]
    context.strokeStyle = `oklch(0.75 0.19 ${hue} / 0.85)`
    context.lineWidth = 5
    let x = ((streamer + next()) / 9) * width
    const length = 60 + next() * 130
    context.beginPath()
    context.moveTo(x, -10)
    for (let y = 0; y < length; y += 18) {
      const swing = (Math.round(y / 18) % 2 === 0 ? 1 : -1) * 11
      context.quadraticCurveTo(x + swing * 1.6, y + 6, x, y + 18)
      x += (next() - 0.5) * 6
    }
    context.stroke()
  }
}

const paintConfetti = (context: CanvasRenderingContext2D, { width, height }: SceneArea): void => {
  const next = steadyNumbers(27)
  for (let piece = 0; piece < 90; piece += 1) {
    context.save()
    context.translate(next() * width, next() * height * 0.7)
    context.rotate(next() * Math.PI)
    context.fillStyle = `oklch(0.8 0.18 ${ribbonHues[piece % ribbonHues.length]} / 0.8)`
    context.fillRect(-4, -2, 8, 4)
    context.restore()
  }
}
