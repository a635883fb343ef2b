import { faded } from '../look/palette.ts'
import type { PaintScene } from '../look/theme.ts'
import { paintClouds } from '../look/landscape-strokes.ts'
import { paintDisc, paintFoot, paintGround } from '../look/strokes.ts'

/** Above the clouds at first light, with the dashed line of a route and its compass rose. */
export const paintCloudSea: PaintScene = (context, area) => {
  const { width, height, focusX, palette } = area
  paintGround(context, area)
  const sun = { core: 'oklch(0.97 0.08 85)', halo: 'oklch(0.84 0.14 60)' }
  const radius = Math.min(width * 0.11, 84)
  paintDisc(context, { x: focusX + width * 0.3, y: height * 0.24, radius, ...sun })
  const rose = { x: focusX - width * 0.3, y: height * 0.2, reach: Math.min(width * 0.16, 120) }
  context.fillStyle = faded(palette.glow, 0.5)
  for (let point = 0; point < 8; point += 1) {
    const angle = (point * Math.PI) / 4
    const tip = rose.reach * (point % 2 === 0 ? 1 : 0.55)
    context.beginPath()
    context.moveTo(rose.x + Math.cos(angle) * tip, rose.y + Math.sin(angle) * tip)
    for (const side of [-0.3, 0.3]) {
      const [dx, dy] = [Math.cos(angle + side), Math.sin(angle + side)]
      context.lineTo(rose.x + dx * rose.reach * 0.2, rose.y + dy * rose.reach * 0.2)
    }
    context.fill()
  }
  context.setLineDash([14, 12])
  context.lineWidth = 4
  context.strokeStyle = 'oklch(0.62 0.2 28 / 0.8)'
  context.beginPath()
  context.moveTo(-10, height * 0.5)
  context.bezierCurveTo(
    width * 0.3,
    height * 0.1,
    width * 0.6,
    height * 0.5,
    width + 10,
    height * 0.14,
  )
  context.stroke()
  context.setLineDash([])
  for (const [index, lift] of [0.46, 0.56, 0.68].entries()) {
    const colour = `oklch(${0.95 - index * 0.1} 0.03 ${60 + index * 70})`
    const bank = { puff: Math.min(width, 900) * (0.05 + index * 0.02), foot: palette.deep, colour }
    paintClouds(context, area, { ...bank, top: height * lift, seed: 5 + index })
  }
  paintFoot(context, area)
}
