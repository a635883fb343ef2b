import { steadyNumbers } from '../strokes.ts'

type Area = { readonly width: number; readonly height: number }
type Context = CanvasRenderingContext2D

/** Water from the surface down: five colours. */
export const paintDepth = (
  context: Context,
  { width, height }: Area,
  colours: readonly string[],
): void => {
  const water = context.createLinearGradient(0, 0, 0, height)
  for (const [at, colour] of colours.entries())
    water.addColorStop([0, 0.16, 0.45, 0.75, 1][at] ?? 1, colour)
  context.fillStyle = water
  context.fillRect(0, 0, width, height)
}

/** Shafts of light from above. */
export const paintLight = (
  context: Context,
  { width, height }: Area,
  {
    colour,
    count,
    seed,
  }: { readonly colour: string; readonly count: number; readonly seed: number },
): void => {
  const next = steadyNumbers(seed)
  for (let shaft = 0; shaft < count; shaft += 1) {
    const x = width * ((shaft + next()) / count)
    const wide = width * (0.02 + next() * 0.05)
    const slant = (x - width / 2) * 0.5
    const light = context.createLinearGradient(0, 0, 0, height * 0.85)
    light.addColorStop(0, colour)
    light.addColorStop(1, 'rgb(255 255 255 / 0)')
    context.fillStyle = light
    context.beginPath()
    context.moveTo(x - wide * 0.4, 0)
    context.lineTo(x + wide * 0.4, 0)
    context.lineTo(x + slant + wide * 1.6, height * 0.85)
    context.lineTo(x + slant - wide * 1.6, height * 0.85)
    context.fill()
  }
}

/** The ground, or a far reef, as one soft line. */
export const paintMound = (
  context: Context,
  { width, height }: Area,
  { top, colour, seed }: { readonly top: number; readonly colour: string; readonly seed: number },
): void => {
  const next = steadyNumbers(seed)
  const humps = 5
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, height)
  context.lineTo(0, height * top)
  for (let hump = 0; hump < humps; hump += 1) {
    const [from, to] = [(width * hump) / humps, (width * (hump + 1)) / humps]
    const y = height * (top + (next() - 0.5) * 0.07)
    context.bezierCurveTo(
      from + (to - from) * 0.3,
      y,
      from + (to - from) * 0.7,
      y,
      to,
      height * (top + (next() - 0.5) * 0.04),
    )
  }
  context.lineTo(width, height)
  context.fill()
}

type Plant = {
  readonly x: number
  readonly foot: number
  readonly tall: number
  readonly sway: number
  readonly colours: readonly [string, string]
}

/** A stem with pairs of leaves. */
export const paintLeafPlant = (
  context: Context,
  { x, foot, tall, sway, colours: [light, dark] }: Plant,
): void => {
  context.strokeStyle = dark
  context.lineWidth = 3
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(x, foot)
  context.quadraticCurveTo(x + sway * 0.2, foot - tall * 0.5, x + sway, foot - tall)
  context.stroke()
  for (let leaf = 1; leaf <= 7; leaf += 1) {
    const part = leaf / 7
    const [cx, cy] = [x + sway * part * part, foot - tall * part]
    const long = tall * 0.24 * (1.15 - part * 0.6)
    for (const side of [-1, 1]) {
      context.fillStyle = side < 0 ? dark : light
      context.beginPath()
      context.moveTo(cx, cy)
      context.quadraticCurveTo(
        cx + side * long * 0.5,
        cy - long * 0.62,
        cx + side * long,
        cy - long * 0.5,
      )
      context.quadraticCurveTo(cx + side * long * 0.6, cy + long * 0.06, cx, cy)
      context.fill()
    }
  }
}

/** A coral of branches that fork. */
export const paintCoral = (
  context: Context,
  { x, foot, tall, sway, colours: [light, dark] }: Plant,
): void => {
  const next = steadyNumbers(Math.round(x * 7 + tall))
  const branch = (
    fromX: number,
    fromY: number,
    length: number,
    turn: number,
    width: number,
  ): void => {
    const [toX, toY] = [fromX + Math.sin(turn) * length, fromY - Math.cos(turn) * length]
    for (const [colour, wide] of [
      [dark, width + 2.5],
      [light, width],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = wide
      context.lineCap = 'round'
      context.beginPath()
      context.moveTo(fromX, fromY)
      context.lineTo(toX, toY)
      context.stroke()
    }
    if (width < 4) return
    for (const side of [-1, 0.15, 1])
      branch(
        toX,
        toY,
        length * (0.62 + next() * 0.2),
        turn + side * (0.4 + next() * 0.25),
        width * 0.66,
      )
  }
  branch(x, foot, tall * 0.38, sway, Math.max(5, tall * 0.075))
}

/** A fan or tube that ends in a round, lit mouth. */
export const paintTube = (
  context: Context,
  { x, foot, tall, sway, colours: [light, dark] }: Plant,
): void => {
  for (let tube = 0; tube < 4; tube += 1) {
    const [lean, high] = [
      (tube - 1.5) * 0.26 + sway * 0.004,
      tall * (0.55 + ((tube * 37) % 45) / 100),
    ]
    const wide = tall * 0.1
    const [tx, ty] = [x + lean * high, foot - high]
    context.fillStyle = dark
    context.beginPath()
    context.moveTo(x + (tube - 1.5) * wide - wide * 0.5, foot)
    context.lineTo(tx - wide, ty)
    context.lineTo(tx + wide, ty)
    context.lineTo(x + (tube - 1.5) * wide + wide * 0.5, foot)
    context.fill()
    context.fillStyle = light
    context.beginPath()
    context.ellipse(tx, ty, wide, wide * 0.4, 0, 0, Math.PI * 2)
    context.fill()
  }
}

/** Small lights that float in dark water. */
export const paintSpecks = (
  context: Context,
  { width, height }: Area,
  {
    colours,
    count,
    seed,
  }: { readonly colours: readonly string[]; readonly count: number; readonly seed: number },
): void => {
  const next = steadyNumbers(seed)
  for (let speck = 0; speck < count; speck += 1) {
    const [x, y, radius] = [width * next(), height * next(), 0.8 + next() * 2.2]
    context.fillStyle = colours[speck % colours.length] ?? '#fff'
    context.globalAlpha = 0.16
    context.beginPath()
    context.arc(x, y, radius * 4, 0, Math.PI * 2)
    context.fill()
    context.globalAlpha = 0.75
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}
