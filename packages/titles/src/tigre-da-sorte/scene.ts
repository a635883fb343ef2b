import { faded } from '../look/palette.ts'
import type { PaintScene, SceneArea } from '../look/theme.ts'
import { paintClouds } from '../look/landscape-strokes.ts'
import { paintFoot, paintGround, paintRays } from '../look/strokes.ts'

/** Festival night: sunburst, roof lines, garlands of lights, banks of painted clouds. */
export const paintTemple: PaintScene = (context, area) => {
  const { width, height, focusY, palette } = area
  paintGround(context, area)
  paintRays(context, area, { count: 20, alpha: 0.26 })
  const base = Math.max(focusY + 40, height * 0.5)
  paintRoof(context, area, { y: base - height * 0.1, depth: 0.62, side: 1 })
  paintRoof(context, area, { y: base - height * 0.1, depth: 0.62, side: -1 })
  for (const [index, lift] of [0.02, -0.05, -0.13].entries()) {
    paintClouds(context, area, {
      top: base - height * lift,
      puff: Math.min(width, 900) * (0.075 + index * 0.02),
      seed: 11 + index * 7,
      colour: faded(index === 0 ? palette.mid : palette.deep, 0.55 + index * 0.15),
      foot: faded(palette.ink, 0.5),
    })
  }
  paintGarland(context, area, 66)
  paintFoot(context, area)
}

/** A curved eave that reaches in from one side. */
const paintRoof = (
  context: CanvasRenderingContext2D,
  { width, palette }: SceneArea,
  { y, depth, side }: { y: number; depth: number; side: 1 | -1 },
): void => {
  const reach = Math.min(width * 0.34, 300)
  context.save()
  if (side < 0) {
    context.translate(width, 0)
    context.scale(-1, 1)
  }
  context.globalAlpha = depth
  context.fillStyle = palette.deep
  for (let tier = 0; tier < 3; tier += 1) {
    const top = y - tier * reach * 0.36
    const out = reach * (1 - tier * 0.24)
    context.beginPath()
    context.moveTo(0, top - reach * 0.3)
    context.quadraticCurveTo(out * 0.5, top - reach * 0.02, out, top - reach * 0.12)
    context.quadraticCurveTo(out * 0.66, top + reach * 0.08, 0, top + reach * 0.08)
    context.closePath()
    context.fill()
    context.fillRect(0, top, out * 0.62, reach * 0.4)
  }
  context.restore()
}

/** Strings of small lamps across the top. */
const paintGarland = (
  context: CanvasRenderingContext2D,
  { width, palette }: SceneArea,
  y: number,
): void => {
  const span = Math.max(width / 3, 150)
  for (let x = -span * 0.3; x < width + span; x += span) {
    context.strokeStyle = faded(palette.ink, 0.7)
    context.lineWidth = 1.5
    context.beginPath()
    context.moveTo(x, y - 10)
    context.quadraticCurveTo(x + span / 2, y + 42, x + span, y - 10)
    context.stroke()
    for (let lamp = 1; lamp < 6; lamp += 1) {
      const part = lamp / 6
      const lampX = x + span * part
      const lampY = y - 10 + 104 * part * (1 - part) + 4
      const glow = context.createRadialGradient(lampX, lampY, 0, lampX, lampY, 12)
      glow.addColorStop(0, 'oklch(0.97 0.09 90)')
      glow.addColorStop(0.28, faded(palette.glow, 0.9))
      glow.addColorStop(1, faded(palette.glow, 0))
      context.fillStyle = glow
      context.fillRect(lampX - 12, lampY - 12, 24, 24)
    }
  }
}
