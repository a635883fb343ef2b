import { faded } from '../palette.ts'
import type { PaintScene, SceneArea } from '../theme.ts'
import {
  paintDisc,
  paintFoot,
  paintGround,
  paintHills,
  paintStars,
  steadyNumbers,
} from '../strokes.ts'

/** Under water: shafts of sun from the surface, weed and reef at the sides. */
export const paintDeepSea: PaintScene = (context, area) => {
  paintGround(context, area)
  paintShafts(context, area)
  const { height, focusY, palette } = area
  const floor = Math.max(focusY + 120, height * 0.58)
  for (const [index, lift] of [0, 0.08, 0.17].entries()) {
    paintHills(context, area, {
      top: floor + height * lift,
      swell: height * 0.035,
      waves: 1.6 + index * 0.7,
      phase: index * 2,
      colour: index === 2 ? palette.ink : faded(palette.deep, 0.6 + index * 0.3),
      foot: palette.ink,
    })
  }
  paintWeed(context, area)
  paintFoot(context, area)
}

const paintShafts = (
  context: CanvasRenderingContext2D,
  { width, height, focusX, palette }: SceneArea,
): void => {
  const next = steadyNumbers(23)
  for (let shaft = 0; shaft < 9; shaft += 1) {
    const x = focusX + (next() - 0.5) * width * 1.1
    const slant = (x - focusX) * 0.7
    const wide = 16 + next() * 50
    const light = context.createLinearGradient(0, 0, 0, height * 0.75)
    light.addColorStop(0, faded(palette.glow, 0.34))
    light.addColorStop(1, faded(palette.glow, 0))
    context.fillStyle = light
    context.beginPath()
    context.moveTo(x - wide * 0.3, 0)
    context.lineTo(x + wide * 0.3, 0)
    context.lineTo(x + slant + wide, height * 0.75)
    context.lineTo(x + slant - wide, height * 0.75)
    context.fill()
  }
}

const paintWeed = (
  context: CanvasRenderingContext2D,
  { width, height, palette }: SceneArea,
): void => {
  const next = steadyNumbers(35)
  context.lineCap = 'round'
  for (let blade = 0; blade < 26; blade += 1) {
    const isLeft = blade % 2 === 0
    const inset = next() * Math.min(width * 0.2, 220)
    const x = isLeft ? inset : width - inset
    const tall = height * (0.2 + next() * 0.42) * (1 - inset / (width * 0.36))
    const sway = (next() - 0.5) * 46
    context.strokeStyle = blade % 3 === 0 ? faded(palette.mid, 0.5) : faded(palette.deep, 0.85)
    context.lineWidth = 5 + next() * 9
    context.beginPath()
    context.moveTo(x, height)
    context.bezierCurveTo(
      x + sway,
      height - tall * 0.35,
      x - sway,
      height - tall * 0.7,
      x,
      height - tall,
    )
    context.stroke()
  }
}

/** An island under the Milky Way: sea, stars, stone heads on the slope. */
export const paintIslandNight: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  paintMilkyWay(context, area)
  paintStars(context, area, { count: 240, seed: 90, colour: 'oklch(0.97 0.02 200)' })
  const radius = Math.min(width * 0.09, 52)
  paintDisc(context, {
    x: focusX - width * 0.34,
    y: Math.max(120, focusY * 0.5),
    radius,
    core: 'oklch(0.98 0.03 120)',
    halo: 'oklch(0.88 0.06 190)',
  })
  const shore = Math.max(focusY + 60, height * 0.42)
  const sea = context.createLinearGradient(0, shore, 0, height)
  sea.addColorStop(0, palette.mid)
  sea.addColorStop(1, palette.ink)
  context.fillStyle = sea
  context.fillRect(0, shore, width, height)
  paintGlints(context, area, shore)
  for (const [index, x] of [0.05, 0.2, 0.82, 0.95].entries()) {
    paintStoneHead(context, area, {
      x: width * x,
      foot: shore + height * (0.06 + (index % 2) * 0.05),
      tall: Math.min(height * 0.24, 190) * (0.75 + (index % 3) * 0.16),
    })
  }
  paintHills(context, area, {
    top: shore + height * 0.1,
    swell: height * 0.03,
    waves: 1.2,
    phase: 2.2,
    colour: palette.deep,
    foot: palette.ink,
  })
  paintFoot(context, area)
}

const paintMilkyWay = (
  context: CanvasRenderingContext2D,
  { width, height, palette }: SceneArea,
): void => {
  context.save()
  context.translate(width / 2, height * 0.22)
  context.rotate(-0.5)
  const band = context.createLinearGradient(0, -height * 0.16, 0, height * 0.16)
  band.addColorStop(0, faded(palette.glow, 0))
  band.addColorStop(0.5, 'oklch(0.8 0.1 300 / 0.42)')
  band.addColorStop(1, faded(palette.glow, 0))
  context.fillStyle = band
  context.fillRect(-width * 1.5, -height * 0.16, width * 3, height * 0.32)
  context.restore()
}

const paintGlints = (
  context: CanvasRenderingContext2D,
  { width, height, palette }: SceneArea,
  shore: number,
): void => {
  const next = steadyNumbers(71)
  context.fillStyle = faded(palette.glow, 0.3)
  for (let glint = 0; glint < 60; glint += 1) {
    context.fillRect(next() * width, shore + next() ** 2 * height * 0.3, 6 + next() * 30, 1.4)
  }
}

/** A moai in outline: brow, long nose, chin. */
const paintStoneHead = (
  context: CanvasRenderingContext2D,
  { palette }: SceneArea,
  { x, foot, tall }: { x: number; foot: number; tall: number },
): void => {
  const wide = tall * 0.4
  context.fillStyle = faded(palette.ink, 0.86)
  context.beginPath()
  context.moveTo(x - wide * 0.5, foot)
  context.lineTo(x - wide * 0.42, foot - tall * 0.8)
  context.quadraticCurveTo(x - wide * 0.3, foot - tall, x, foot - tall)
  context.quadraticCurveTo(x + wide * 0.34, foot - tall, x + wide * 0.42, foot - tall * 0.8)
  context.lineTo(x + wide * 0.34, foot - tall * 0.7)
  context.lineTo(x + wide * 0.62, foot - tall * 0.42)
  context.lineTo(x + wide * 0.4, foot - tall * 0.38)
  context.lineTo(x + wide * 0.5, foot - tall * 0.24)
  context.lineTo(x + wide * 0.36, foot - tall * 0.1)
  context.lineTo(x + wide * 0.6, foot)
  context.fill()
}
