/** The two inks of a coating and the stamp that is printed over it. */
export type CoatingInks = {
  readonly from: string
  readonly to: string
  readonly ink: string
  /** A motif as an SVG path on a square of 24. */
  readonly stamp: string
}

/** Pixels of the canvas along each side; the page scales it. */
const size = 720
const stampStep = 90

/** Paints the whole coating. Nothing where the browser has no canvas. */
export const paintCoating = (canvas: HTMLCanvasElement, inks: CoatingInks): void => {
  const context = canvas.getContext?.('2d')
  if (!context) return
  canvas.width = size
  canvas.height = size
  const foil = context.createLinearGradient(0, 0, size, size)
  foil.addColorStop(0, inks.from)
  foil.addColorStop(0.5, inks.to)
  foil.addColorStop(1, inks.from)
  context.fillStyle = foil
  context.fillRect(0, 0, size, size)
  const stamp = new Path2D(inks.stamp)
  context.fillStyle = inks.ink
  for (let row = 0; row * stampStep < size + stampStep; row += 1) {
    for (let column = 0; column * stampStep < size + stampStep; column += 1) {
      const shift = row % 2 === 0 ? 0 : stampStep / 2
      context.setTransform(1.6, 0, 0, 1.6, column * stampStep - shift, row * stampStep - 10)
      // A canvas, not an array.
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
      context.fill(stamp)
    }
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
}

type Spot = { readonly x: number; readonly y: number }

/** Takes off a stroke between two spots; lengths are parts of the width. */
export const wipe = (canvas: HTMLCanvasElement, from: Spot, to: Spot, radius: number): void => {
  const context = canvas.getContext?.('2d')
  if (!context) return
  context.globalCompositeOperation = 'destination-out'
  context.lineCap = 'round'
  context.lineWidth = radius * 2 * canvas.width
  context.beginPath()
  context.moveTo(from.x * canvas.width, from.y * canvas.height)
  context.lineTo(to.x * canvas.width + 0.1, to.y * canvas.height)
  context.stroke()
  context.globalCompositeOperation = 'source-over'
}
