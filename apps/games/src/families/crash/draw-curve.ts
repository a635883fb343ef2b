import type { CrashTitle, Hundredths } from '@trevo/game-rules/crash/types.ts'
import type { FlightTheme } from '@trevo/titles/look/theme.ts'
import { drawFrame, type Atlas } from '../../runtime/atlas.ts'
import { drawAxis } from './draw-axis.ts'

/** The state of the flight: the time since take-off, and whether it has ended. */
export type CurveState = { readonly elapsedMs: number; readonly isOver: boolean }

export type Curve = {
  readonly element: HTMLCanvasElement
  readonly draw: (state: CurveState) => void
  /** Before take-off: what flies is at its start. */
  readonly rest: () => void
}

type Look = {
  readonly line: string
  readonly over: string
  readonly atlas: Atlas
  readonly flight: FlightTheme['flight']
  /** A multiplier as text. */
  readonly label: (at: Hundredths) => string
}
type Point = readonly [x: number, y: number]

const steps = 60
const leastMs = 6_000
const edge = 20
/** Space for the labels of the lines. */
const left = 52

/** The path of a flight, and the light below it down to the ground. */
const drawTrail = (
  context: CanvasRenderingContext2D,
  way: readonly Point[],
  { ground, colour }: { readonly ground: number; readonly colour: string },
): void => {
  const tipX = way.at(-1)?.[0] ?? left
  const trail = context.createLinearGradient(left, 0, Math.max(left + 1, tipX), 0)
  trail.addColorStop(0, '#7fd7ff')
  trail.addColorStop(1, colour)
  context.beginPath()
  context.moveTo(left, ground)
  for (const point of way) context.lineTo(...point)
  context.strokeStyle = trail
  context.lineWidth = 6
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke()
  context.lineTo(tipX, ground)
  context.lineTo(left, ground)
  context.globalAlpha = 0.22
  context.fillStyle = trail
  context.fill()
  context.globalAlpha = 1
}

/** Draws the multiplier as it rose, in the colours of the title, with what flies at the tip. */
export const createCurve = (
  title: CrashTitle,
  { line, over, atlas, flight, label }: Look,
): Curve => {
  const element = document.createElement('canvas')
  element.setAttribute('aria-hidden', 'true')
  const context = element.getContext('2d')
  const { flies, ends, drawnDegrees } = flight
  const drawnAngle = (-drawnDegrees * Math.PI) / 180

  /** The canvas in CSS pixels, at the screen's resolution. */
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
  /** Interpolated between hundredths. */
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
      drawTip(flies, [left + size / 2, height - edge - size / 2], size, 0)
    },
    draw: ({ elapsedMs, isOver }) => {
      const { width, height } = fit()
      if (!context || width === 0) return
      const size = sizeFor(width, height)
      const spanMs = Math.max(leastMs, elapsedMs)
      const top = Math.max(200, smooth(elapsedMs)) - 100
      const ground = height - edge
      const yOf = (value: Hundredths): number =>
        ground - ((height - 2 * edge - size) * (value - 100)) / top
      const at = (ms: number): Point => [
        left + ((width - left - edge - size / 2) * ms) / spanMs,
        yOf(smooth(ms)),
      ]
      drawAxis(context, { width, bottom: ground, yOf, top: top + 100, label })
      const tip = at(elapsedMs)
      const way = Array.from({ length: steps + 1 }, (_, step) => at((elapsedMs * step) / steps))
      drawTrail(context, way, { ground, colour: isOver ? over : line })
      const [beforeX, beforeY] = at(Math.max(0, elapsedMs - 200))
      const angle = Math.atan2(tip[1] - beforeY, Math.max(1, tip[0] - beforeX))
      if (isOver) drawTip(ends, tip, size * 1.2, 0)
      else drawTip(flies, tip, size, angle - drawnAngle)
    },
  }
}
