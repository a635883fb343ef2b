import { faded } from './palette.ts'
import type { SceneArea } from './theme.ts'

/** Numbers that look random but are the same each time, so a resize repaints the same picture. */
export const steadyNumbers = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The background: light around the focus, dark at the edge and behind the controls. */
export const paintGround = (context: CanvasRenderingContext2D, area: SceneArea): void => {
  const { width, height, focusX, focusY, palette } = area
  const reach = Math.hypot(Math.max(focusX, width - focusX), Math.max(focusY, height - focusY))
  const light = context.createRadialGradient(focusX, focusY, 0, focusX, focusY, reach)
  light.addColorStop(0, palette.glow)
  light.addColorStop(0.22, palette.bright)
  light.addColorStop(0.5, palette.mid)
  light.addColorStop(0.8, palette.deep)
  light.addColorStop(1, palette.ink)
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
}

/** Finishes a scene: dark lower part and edge, so that controls have a quiet background. */
export const paintFoot = (context: CanvasRenderingContext2D, area: SceneArea): void => {
  const { width, height, palette } = area
  const foot = context.createLinearGradient(0, height * 0.52, 0, height)
  foot.addColorStop(0, faded(palette.ink, 0))
  foot.addColorStop(0.5, faded(palette.ink, 0.78))
  foot.addColorStop(1, palette.ink)
  context.fillStyle = foot
  context.fillRect(0, 0, width, height)
  const head = context.createLinearGradient(0, 0, 0, 104)
  head.addColorStop(0, faded(palette.ink, 0.82))
  head.addColorStop(0.55, faded(palette.ink, 0.5))
  head.addColorStop(1, faded(palette.ink, 0))
  context.fillStyle = head
  context.fillRect(0, 0, width, 104)
}

/** Sunburst from the focus, fading outward. */
export const paintRays = (
  context: CanvasRenderingContext2D,
  area: SceneArea,
  { count = 18, alpha = 0.2, turn = 0.1 } = {},
): void => {
  const { width, height, focusX, focusY, palette } = area
  const reach = Math.hypot(width, height)
  const light = context.createRadialGradient(focusX, focusY, 0, focusX, focusY, reach * 0.72)
  light.addColorStop(0, faded(palette.glow, alpha * 1.6))
  light.addColorStop(1, faded(palette.glow, 0))
  context.fillStyle = light
  const step = (Math.PI * 2) / count
  context.beginPath()
  for (let ray = 0; ray < count; ray += 1) {
    const from = turn + ray * step
    context.moveTo(focusX, focusY)
    context.lineTo(focusX + Math.cos(from) * reach, focusY + Math.sin(from) * reach)
    const to = from + step / 2
    context.lineTo(focusX + Math.cos(to) * reach, focusY + Math.sin(to) * reach)
    context.closePath()
  }
  context.fill()
}

/** A rolling line of hills, dunes or waves, filled down to the foot. */
export const paintHills = (
  context: CanvasRenderingContext2D,
  { width, height }: SceneArea,
  hills: {
    readonly top: number
    readonly swell: number
    readonly waves: number
    readonly phase: number
    readonly colour: string
    readonly foot?: string
  },
): void => {
  const { top, swell, waves, phase, colour, foot = colour } = hills
  const fill = context.createLinearGradient(0, top - swell, 0, Math.min(height, top + swell * 6))
  fill.addColorStop(0, colour)
  fill.addColorStop(1, foot)
  context.fillStyle = fill
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width + 8; x += 8) {
    const turn = (x / width) * Math.PI * 2 * waves + phase
    context.lineTo(x, top - Math.sin(turn) * swell - Math.sin(turn * 2.3 + 1) * swell * 0.3)
  }
  context.lineTo(width, height)
  context.closePath()
  context.fill()
}

/** Soft round lights out of focus. */
export const paintBokeh = (
  context: CanvasRenderingContext2D,
  { width, height, palette }: SceneArea,
  { count, seed, sizeMax }: { count: number; seed: number; sizeMax: number },
): void => {
  const next = steadyNumbers(seed)
  for (let light = 0; light < count; light += 1) {
    const radius = sizeMax * (0.25 + next() * 0.75)
    const x = next() * width
    const y = next() * height * 0.7
    const glow = context.createRadialGradient(x, y, radius * 0.2, x, y, radius)
    const alpha = 0.08 + next() * 0.16
    glow.addColorStop(0, faded(palette.glow, alpha))
    glow.addColorStop(0.75, faded(palette.glow, alpha * 0.7))
    glow.addColorStop(1, faded(palette.glow, 0))
    context.fillStyle = glow
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

/** Small stars, brighter ones with a halo. */
export const paintStars = (
  context: CanvasRenderingContext2D,
  { width, height }: SceneArea,
  { count, seed, colour }: { count: number; seed: number; colour: string },
): void => {
  const next = steadyNumbers(seed)
  context.fillStyle = colour
  for (let star = 0; star < count; star += 1) {
    const radius = 0.5 + next() ** 3 * 1.8
    context.globalAlpha = 0.35 + next() * 0.65
    context.beginPath()
    context.arc(next() * width, next() * height * 0.75, radius, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

/** A disc with a wide halo: sun or moon. */
export const paintDisc = (
  context: CanvasRenderingContext2D,
  disc: {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly core: string
    readonly halo: string
  },
): void => {
  const { x, y, radius, core, halo } = disc
  const glow = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 3.2)
  glow.addColorStop(0, faded(halo, 0.75))
  glow.addColorStop(1, faded(halo, 0))
  context.fillStyle = glow
  context.fillRect(x - radius * 3.2, y - radius * 3.2, radius * 6.4, radius * 6.4)
  const face = context.createLinearGradient(x, y - radius, x, y + radius)
  face.addColorStop(0, core)
  face.addColorStop(1, halo)
  context.fillStyle = face
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}
