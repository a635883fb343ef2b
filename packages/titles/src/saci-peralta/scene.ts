import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintLeaf } from '../look/landscape-strokes.ts'
import { paintDisc, paintFoot, paintGround, paintHills, steadyNumbers } from '../look/strokes.ts'

/** A clearing at night: leaves in a whirl before the moon, dark trunks at both sides. */
export const paintWindyWood: PaintScene = (context, area) => {
  const { width, height, focusX, focusY, palette } = area
  paintGround(context, area)
  const radius = Math.min(width * 0.2, 150)
  const moon = { x: focusX, y: Math.max(radius, focusY - height * 0.12) }
  paintDisc(context, {
    ...moon,
    radius,
    core: 'oklch(0.98 0.03 120)',
    halo: 'oklch(0.86 0.09 140)',
  })
  const next = steadyNumbers(13)
  for (let leaf = 0; leaf < 54; leaf += 1) {
    const turn = leaf * 0.42
    const reach = radius * 0.7 + leaf * Math.max(width, height) * 0.012
    paintLeaf(context, {
      x: moon.x + Math.cos(turn) * reach,
      y: moon.y + Math.sin(turn) * reach * 0.62,
      angle: turn + 1.6,
      length: 16 + next() * 26,
      colour: leaf % 3 === 0 ? 'oklch(0.62 0.16 45)' : faded(palette.mid, 0.9),
      rib: faded(palette.ink, 0.5),
    })
  }
  for (const x of [0.02, 0.13, 0.87, 0.97]) {
    const wide = width * 0.05 * (1 + next())
    context.fillStyle = palette.ink
    context.beginPath()
    context.moveTo(width * x - wide * 0.35, 0)
    context.lineTo(width * x + wide * 0.35, 0)
    context.quadraticCurveTo(width * x + wide * 0.4, height * 0.7, width * x + wide, height)
    context.lineTo(width * x - wide, height)
    context.quadraticCurveTo(width * x - wide * 0.4, height * 0.7, width * x - wide * 0.35, 0)
    context.fill()
  }
  paintHills(context, area, {
    top: Math.max(focusY + 80, height * 0.62),
    swell: height * 0.03,
    waves: 1.3,
    phase: 1,
    colour: palette.deep,
    foot: palette.ink,
  })
  paintFoot(context, area)
}
