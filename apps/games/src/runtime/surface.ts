/** A canvas with its context and its size in CSS pixels. */
export type Surface = {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  /** Device pixels per CSS pixel, capped. */
  readonly ratio: number
  readonly width: number
  readonly height: number
}

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no 2d canvas')
  return context
}

/** Sizes the canvas for the screen; drawing calls then use CSS pixels. */
export const fitSurface = (
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  ratioMax: number,
): Surface => {
  const ratio = Math.min(window.devicePixelRatio || 1, ratioMax)
  const context = contextOf(canvas)
  canvas.width = Math.max(1, Math.round(width * ratio))
  canvas.height = Math.max(1, Math.round(height * ratio))
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  return { canvas, context, ratio, width, height }
}

/** A canvas that is never shown, in device pixels: pictures are drawn once and copied each frame. */
export const offscreen = (
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  return { canvas, context: contextOf(canvas) }
}
