import type { CrashTitle } from '@trevo/game-rules/crash/types.ts'
import { drawFrame, type Atlas } from '../../runtime/atlas.ts'

/** Where the flight stands: so long after take-off, going on or over. */
export type CurveState = { readonly elapsedMs: number; readonly isOver: boolean }

export type Curve = {
  readonly element: HTMLCanvasElement
  readonly draw: (state: CurveState) => void
  /** Before take-off: the rocket stands where it starts. */
  readonly rest: () => void
}

type Look = { readonly line: string; readonly over: string; readonly atlas: Atlas }
type Point = readonly [x: number, y: number]

const steps = 60
const leastMs = 6_000
const edge = 20
/** The drawing of the rocket points up and to the right already. */
const drawnAngle = -Math.PI / 4

/** Draws the multiplier as it rose, in the colours of the title, with its rocket at the tip. */
export const createCurve = (title: CrashTitle, { line, over, atlas }: Look): Curve => {
  const element = document.createElement('canvas')
  element.setAttribute('aria-hidden', 'true')
  const context = element.getContext('2d')

  /** The canvas in CSS pixels, as sharp as the screen. */
  const fit = (): { width: number; height: number } => {
    const { clientWidth: width, clientHeight: height } = element
    const sharpness = Math.min(2, window.devicePixelRatio)
    const wide = Math.round(width * sharpness)
    const high = Math.round(height * sharpness)
    if (element.width !== wide) element.width = wide
    if (element.height !== high) element.height = high
    context?.setTransform(sharpness, 0, 0, sharpness, 0, 0)
    context?.clearRect(0, 0, width, height)
    return { width, height }
  }
  /** As it rises between the hundredths that count. */
  const smooth = (ms: number): number => 100 * Math.exp(title.growthPerMs * ms)
  const sizeFor = (width: number, height: number): number =>
    Math.max(36, Math.min(72, Math.min(width, height) * 0.24))
  const drawTip = (name: string, [x, y]: Point, size: number, angle: number): void => {
    if (!context) return
    context.save()
    context.translate(x, y)
    context.rotate(angle)
    drawFrame(context, atlas, name, { x: -size / 2, y: -size / 2, size })
    context.restore()
  }

  return {
    element,
    rest: () => {
      const { width, height } = fit()
      if (!context || width === 0) return
      const size = sizeFor(width, height)
      drawTip('rocket', [edge + size / 2, height - edge - size / 2], size, 0)
    },
    draw: ({ elapsedMs, isOver }) => {
      const { width, height } = fit()
      if (!context || width === 0) return
      const size = sizeFor(width, height)
      const spanMs = Math.max(leastMs, elapsedMs)
      const top = Math.max(200, smooth(elapsedMs)) - 100
      const at = (ms: number): Point => [
        edge + ((width - 2 * edge - size) * ms) / spanMs,
        height - edge - ((height - 2 * edge - size) * (smooth(ms) - 100)) / top,
      ]
      const tip = at(elapsedMs)
      context.beginPath()
      context.moveTo(edge, height - edge)
      for (let step = 0; step <= steps; step += 1) context.lineTo(...at((elapsedMs * step) / steps))
      context.strokeStyle = isOver ? over : line
      context.lineWidth = 5
      context.lineCap = 'round'
      context.lineJoin = 'round'
      context.stroke()
      context.lineTo(tip[0], height - edge)
      context.lineTo(edge, height - edge)
      context.globalAlpha = 0.16
      context.fillStyle = isOver ? over : line
      context.fill()
      context.globalAlpha = 1
      const [beforeX, beforeY] = at(Math.max(0, elapsedMs - 200))
      const angle = Math.atan2(tip[1] - beforeY, Math.max(1, tip[0] - beforeX))
      if (isOver) drawTip('collision', tip, size * 1.2, 0)
      else drawTip('rocket', tip, size, angle - drawnAngle)
    },
  }
}
