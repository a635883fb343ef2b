import { placeOf, type Swimmer } from '@trevo/game-rules/fish/swim.ts'
import { drawFrame, type Atlas } from '../../runtime/atlas.ts'
import { offscreen, type Surface } from '../../runtime/surface.ts'

export type Spot = { readonly x: number; readonly y: number }

/** Fish are as large as the pond allows, on an upright phone and on a wide screen. */
export const sizeOf = ({ kind }: Swimmer, { width, height }: Surface): number =>
  (kind.sizePart / 100) * Math.min(width, height * 0.95) * 1.1

/** The position of a fish on the screen. */
export const spotOf = (
  swimmer: Swimmer,
  surface: Surface,
  nowMs: number,
): ReturnType<typeof placeOf> => {
  const place = placeOf(swimmer, nowMs)
  return { ...place, x: place.x * surface.width, y: place.y * surface.height }
}

const wiggleMs = 900

/** A swimming fish: it faces its direction, and sways. */
export const drawFish = (
  { context }: Surface,
  atlas: Atlas,
  swimmer: Swimmer,
  at: ReturnType<typeof placeOf> & { readonly size: number; readonly nowMs: number },
): void => {
  const { size, heads, slope, nowMs } = at
  const sway = Math.sin(((nowMs + swimmer.fish * 173) / wiggleMs) * Math.PI * 2) * 0.06
  context.save()
  context.translate(at.x, at.y)
  // The drawings face left.
  context.scale(-heads, 1)
  context.rotate(-Math.max(-0.4, Math.min(0.4, slope * 0.5)) + sway)
  drawFrame(context, atlas, swimmer.kind.icon, { x: -size / 2, y: -size / 2, size })
  context.restore()
}

const pillHeight = 18

/** Small labels on a dark background, drawn once each and copied every frame. */
export const createPills = (ratio: number) => {
  const made = new Map<string, { canvas: HTMLCanvasElement; width: number }>()
  const make = (text: string, colour: string) => {
    const width = Math.ceil(10 + text.length * 7.4)
    const { canvas, context } = offscreen(width * ratio, pillHeight * ratio)
    context.scale(ratio, ratio)
    context.fillStyle = 'rgb(4 20 40 / 0.72)'
    context.beginPath()
    context.roundRect(0, 0, width, pillHeight, pillHeight / 2)
    context.fill()
    context.fillStyle = colour
    context.font = '800 12px Text, sans-serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(text, width / 2, pillHeight / 2 + 1)
    return { canvas, width }
  }
  return (context: CanvasRenderingContext2D, text: string, at: Spot, colour = '#ffe08a'): void => {
    const key = `${colour}/${text}`
    const pill = made.get(key) ?? make(text, colour)
    made.set(key, pill)
    context.drawImage(pill.canvas, at.x - pill.width / 2, at.y, pill.width, pillHeight)
  }
}

/** A ring around the target fish. */
export const drawAim = ({ context }: Surface, at: Spot, radius: number, turn: number): void => {
  context.save()
  context.translate(at.x, at.y)
  context.rotate(turn)
  context.strokeStyle = '#ffe14d'
  context.lineWidth = 3
  context.setLineDash([radius * 0.5, radius * 0.28])
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.stroke()
  context.setLineDash([])
  context.restore()
}

/** A cannon at the edge of the pond, its barrel turned to its target. */
export const drawCannon = (
  { context }: Surface,
  at: Spot,
  {
    towards,
    colour,
    scale,
  }: { readonly towards: Spot; readonly colour: string; readonly scale: number },
): void => {
  const angle = Math.atan2(towards.y - at.y, towards.x - at.x)
  context.save()
  context.translate(at.x, at.y)
  context.scale(scale, scale)
  context.save()
  context.rotate(angle)
  context.fillStyle = '#ffd75e'
  context.strokeStyle = '#4a2c05'
  context.lineWidth = 2
  context.beginPath()
  context.roundRect(2, -9, 44, 18, 7)
  context.fill()
  context.stroke()
  context.fillStyle = colour
  context.fillRect(34, -11, 8, 22)
  context.restore()
  context.fillStyle = colour
  context.strokeStyle = '#ffd75e'
  context.lineWidth = 3
  context.beginPath()
  context.arc(0, 0, 20, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = 'rgb(255 255 255 / 0.35)'
  context.beginPath()
  context.arc(-6, -7, 7, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

/** A shot in flight. */
export const drawBullet = ({ context }: Surface, at: Spot, colour: string): void => {
  context.fillStyle = colour
  context.beginPath()
  context.arc(at.x, at.y, 6, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = '#fff'
  context.beginPath()
  context.arc(at.x - 1.5, at.y - 1.5, 2.4, 0, Math.PI * 2)
  context.fill()
}
