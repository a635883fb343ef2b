import { multiplierAt } from '@trevo/game-rules/crash/flight.ts'
import type { CrashTitle } from '@trevo/game-rules/crash/types.ts'

/** Where the flight stands: so long after take-off, going on or over. */
export type CurveState = { readonly elapsedMs: number; readonly isOver: boolean }

export type Curve = {
  readonly element: HTMLCanvasElement
  readonly draw: (state: CurveState) => void
  readonly clear: () => void
}

const steps = 60
const leastMs = 6_000
const edge = 14

/** Draws the multiplier as it rose, in the colours of the title. */
export const createCurve = (
  title: CrashTitle,
  { line, over }: { readonly line: string; readonly over: string },
): Curve => {
  const element = document.createElement('canvas')
  element.setAttribute('aria-hidden', 'true')
  const context = element.getContext('2d')

  /** The canvas in CSS pixels, as sharp as the screen. */
  const fit = (): { width: number; height: number } => {
    const { clientWidth: width, clientHeight: height } = element
    const sharpness = Math.min(2, window.devicePixelRatio)
    if (element.width !== Math.round(width * sharpness)) element.width = width * sharpness
    if (element.height !== Math.round(height * sharpness)) element.height = height * sharpness
    context?.setTransform(sharpness, 0, 0, sharpness, 0, 0)
    context?.clearRect(0, 0, width, height)
    return { width, height }
  }

  return {
    element,
    clear: () => void fit(),
    draw: ({ elapsedMs, isOver }) => {
      const { width, height } = fit()
      if (!context || width === 0) return
      const spanMs = Math.max(leastMs, elapsedMs)
      const top = Math.max(200, multiplierAt(title, elapsedMs)) - 100
      const at = (ms: number): [number, number] => [
        edge + ((width - 2 * edge) * ms) / spanMs,
        height - edge - ((height - 2 * edge) * (multiplierAt(title, ms) - 100)) / top,
      ]
      context.beginPath()
      for (let step = 0; step <= steps; step += 1) context.lineTo(...at((elapsedMs * step) / steps))
      context.strokeStyle = isOver ? over : line
      context.lineWidth = 5
      context.lineCap = 'round'
      context.stroke()
      const [x, y] = at(elapsedMs)
      context.beginPath()
      context.arc(x, y, isOver ? 11 : 8, 0, 2 * Math.PI)
      context.fillStyle = isOver ? over : line
      context.fill()
    },
  }
}
