import { placeInto, type Heading, type Swimmer } from '@trevo/game-rules/fish/swim.ts'
import { offscreen, type Surface } from '../../runtime/surface.ts'
import type { Sprites } from './pond-sprites.ts'

export type Spot = { readonly x: number; readonly y: number }

/** Writes the position of a fish on the screen into `into`. */
export const spotInto = (
  into: Heading,
  swimmer: Swimmer,
  { width, height }: Surface,
  nowMs: number,
): Heading => {
  placeInto(into, swimmer, nowMs)
  into.x *= width
  into.y *= height
  return into
}

export const spotOf = (swimmer: Swimmer, surface: Surface, nowMs: number): Readonly<Heading> =>
  spotInto({ x: 0, y: 0, heads: 1, slope: 0 }, swimmer, surface, nowMs)

/** A swimming fish: it faces its direction, and its tail beats. */
export const drawFish = (
  { context, ratio }: Surface,
  sprites: Sprites,
  swimmer: Swimmer,
  { at, nowMs, flash }: { readonly at: Heading; readonly nowMs: number; readonly flash: number },
): void => {
  const size = sprites.sizeOf(swimmer)
  const lean = Math.max(-0.3, Math.min(0.3, at.slope * 0.5))
  const [cos, sin] = [ratio * (1 - (lean * lean) / 2), ratio * lean]
  // The drawings face left.
  const { heads } = at
  context.setTransform(-heads * cos, -sin, -heads * sin, cos, at.x * ratio, at.y * ratio)
  const half = size / 2
  context.drawImage(sprites.at(swimmer, nowMs), -half, -half, size, size)
  if (flash > 0) {
    context.globalCompositeOperation = 'lighter'
    context.globalAlpha = flash
    context.drawImage(sprites.at(swimmer, nowMs), -half, -half, size, size)
    context.globalAlpha = 1
    context.globalCompositeOperation = 'source-over'
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
}

const pillHeight = 22

/** Small labels on a dark background, drawn once each and copied every frame. */
export const createPills = (ratio: number) => {
  const made = new Map<string, { canvas: HTMLCanvasElement; width: number }>()
  const make = (text: string) => {
    const width = Math.ceil(16 + text.length * 8.4)
    const { canvas, context } = offscreen(width * ratio, pillHeight * ratio)
    context.scale(ratio, ratio)
    context.fillStyle = 'rgb(4 16 32 / 0.84)'
    context.strokeStyle = '#ffe14d'
    context.lineWidth = 1.5
    context.beginPath()
    context.roundRect(1, 1, width - 2, pillHeight - 2, pillHeight / 2)
    context.fill()
    context.stroke()
    context.fillStyle = '#ffe68a'
    context.font = '800 13px Display, sans-serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(text, width / 2, pillHeight / 2 + 0.5)
    return { canvas, width }
  }
  return (context: CanvasRenderingContext2D, text: string, x: number, y: number): void => {
    let pill = made.get(text)
    if (!pill) {
      pill = make(text)
      made.set(text, pill)
    }
    context.drawImage(pill.canvas, x - pill.width / 2, y, pill.width, pillHeight)
  }
}

/** A sight around the target fish: four arcs that turn, and four marks. */
export const drawAim = (
  { context }: Surface,
  at: Spot,
  { radius, turn }: { readonly radius: number; readonly turn: number },
): void => {
  context.lineCap = 'round'
  for (let pass = 0; pass < 2; pass += 1) {
    context.strokeStyle = pass === 0 ? 'rgb(4 16 32 / 0.55)' : '#ffe14d'
    context.lineWidth = pass === 0 ? 5 : 2.5
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const from = turn + (quarter * Math.PI) / 2
      context.beginPath()
      context.arc(at.x, at.y, radius, from + 0.28, from + 1.29)
      context.moveTo(at.x + Math.cos(from) * radius * 0.86, at.y + Math.sin(from) * radius * 0.86)
      context.lineTo(at.x + Math.cos(from) * radius * 1.14, at.y + Math.sin(from) * radius * 1.14)
      context.stroke()
    }
  }
}

/** The life that a boss has left, above it. */
export const drawLife = ({ context }: Surface, at: Spot, width: number, left: number): void => {
  const x = at.x - width / 2
  context.fillStyle = 'rgb(4 16 32 / 0.8)'
  context.beginPath()
  context.roundRect(x - 2, at.y - 2, width + 4, 12, 6)
  context.fill()
  if (left <= 0) return
  context.fillStyle = left > 0.5 ? '#35d98a' : left > 0.2 ? '#ffc53d' : '#ff5468'
  context.beginPath()
  context.roundRect(x, at.y, Math.max(8, width * left), 8, 4)
  context.fill()
}
