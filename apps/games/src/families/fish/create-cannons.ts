import type { Surface } from '../../runtime/surface.ts'
import { offscreen } from '../../runtime/surface.ts'
import type { Spot } from './draw-pond.ts'

const TURN_MS = 90
const RECOIL_MS = 130
const FLASH_MS = 110
/** The drawing of a cannon is a square of this side, its pivot in the middle. */
const SIDE = 132

type CannonLook = { readonly power: number; readonly colour: string }

const steel = (context: CanvasRenderingContext2D, top: number, height: number): CanvasGradient => {
  const shade = context.createLinearGradient(0, top, 0, top + height)
  shade.addColorStop(0, '#fff6d6')
  shade.addColorStop(0.25, '#ffd75e')
  shade.addColorStop(0.62, '#c98714')
  shade.addColorStop(1, '#6b3f06')
  return shade
}

/** A pipe along the barrel's axis, with rings and a dark muzzle. */
const paintPipe = (
  context: CanvasRenderingContext2D,
  {
    y,
    from,
    to,
    thick,
    colour,
  }: { y: number; from: number; to: number; thick: number; colour: string },
): void => {
  context.fillStyle = steel(context, y - thick / 2, thick)
  context.strokeStyle = '#3b2203'
  context.lineWidth = 1.6
  context.beginPath()
  context.moveTo(from, y - thick * 0.56)
  context.lineTo(to - 7, y - thick * 0.42)
  context.lineTo(to - 7, y - thick * 0.6)
  context.lineTo(to, y - thick * 0.6)
  context.lineTo(to, y + thick * 0.6)
  context.lineTo(to - 7, y + thick * 0.6)
  context.lineTo(to - 7, y + thick * 0.42)
  context.lineTo(from, y + thick * 0.56)
  context.closePath()
  context.fill()
  context.stroke()
  context.fillStyle = colour
  for (const at of [0.3, 0.62]) {
    const x = from + (to - from) * at
    context.fillRect(x, y - thick * 0.54, 5, thick * 1.08)
    context.strokeRect(x, y - thick * 0.54, 5, thick * 1.08)
  }
  context.fillStyle = '#160c02'
  context.beginPath()
  context.ellipse(to, y, 2.4, thick * 0.42, 0, 0, Math.PI * 2)
  context.fill()
}

/** A stronger cannon has more, or thicker, pipes. */
const paintBarrel = (context: CanvasRenderingContext2D, { power, colour }: CannonLook): void => {
  if (power >= 10) {
    paintPipe(context, { y: 0, from: -8, to: 50, thick: 30, colour })
    context.fillStyle = '#fff3c4'
    context.beginPath()
    context.arc(4, -8, 3, 0, Math.PI * 2)
    context.fill()
  } else if (power >= 3) {
    paintPipe(context, { y: -10, from: -4, to: 44, thick: 12, colour })
    paintPipe(context, { y: 10, from: -4, to: 44, thick: 12, colour })
    paintPipe(context, { y: 0, from: -6, to: 54, thick: 15, colour })
  } else paintPipe(context, { y: 0, from: -6, to: 50, thick: 20, colour })
}

/** The turret: a shell of its player's colour on a base with feet. */
const paintTurret = (context: CanvasRenderingContext2D, colour: string): void => {
  const base = context.createRadialGradient(-8, -10, 2, 0, 0, 30)
  base.addColorStop(0, '#fff')
  base.addColorStop(0.22, colour)
  base.addColorStop(1, '#0a1020')
  context.fillStyle = base
  context.strokeStyle = '#ffd75e'
  context.lineWidth = 3.2
  context.beginPath()
  context.arc(0, 0, 21, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.strokeStyle = 'rgb(0 0 0 / 0.35)'
  context.lineWidth = 1.4
  context.beginPath()
  context.arc(0, 0, 14, 0, Math.PI * 2)
  context.stroke()
  context.fillStyle = '#ffe08a'
  for (let bolt = 0; bolt < 6; bolt += 1) {
    const turn = (bolt * Math.PI) / 3
    context.beginPath()
    context.arc(Math.cos(turn) * 17.4, Math.sin(turn) * 17.4, 1.7, 0, Math.PI * 2)
    context.fill()
  }
}

/** The pedestal of a cannon. */
const paintBase = (context: CanvasRenderingContext2D): void => {
  const stone = context.createLinearGradient(0, 6, 0, 40)
  stone.addColorStop(0, '#8f6a2a')
  stone.addColorStop(0.5, '#5b3c10')
  stone.addColorStop(1, '#2a1a05')
  context.fillStyle = stone
  context.strokeStyle = '#ffd75e'
  context.lineWidth = 2.4
  context.beginPath()
  context.moveTo(-25, 8)
  context.lineTo(25, 8)
  context.lineTo(37, 44)
  context.lineTo(-37, 44)
  context.closePath()
  context.fill()
  context.stroke()
}

const picture = (ratio: number, paint: (context: CanvasRenderingContext2D) => void) => {
  const { canvas, context } = offscreen(SIDE * ratio, SIDE * ratio)
  context.scale(ratio, ratio)
  context.translate(SIDE / 2, SIDE / 2)
  paint(context)
  return canvas
}

type Aimed = { angle: number; firedMs: number }

type ShownCannon = CannonLook & {
  readonly seat: number
  readonly scale: number
  readonly hasBase: boolean
}

/** The cannons of a pond: each turns to its target, and kicks back when it fires. */
export const createCannons = (ratio: number) => {
  const pictures = new Map<string, HTMLCanvasElement>()
  const seats = new Map<number, Aimed>()
  const kept = (key: string, paint: (context: CanvasRenderingContext2D) => void) => {
    const made = pictures.get(key) ?? picture(ratio, paint)
    pictures.set(key, made)
    return made
  }
  const barrelOf = (power: number, colour: string): HTMLCanvasElement =>
    kept(`${power}/${colour}`, (context) => paintBarrel(context, { power, colour }))
  const turretOf = (colour: string): HTMLCanvasElement =>
    kept(colour, (context) => paintTurret(context, colour))
  const aimedOf = (seat: number): Aimed => {
    const known = seats.get(seat)
    if (known) return known
    const made = { angle: -Math.PI / 2, firedMs: -1e9 }
    seats.set(seat, made)
    return made
  }
  const draw = (
    { context }: Surface,
    { seat, power, colour, scale, hasBase }: ShownCannon,
    {
      at,
      angle,
      frameMs,
      sinceMs,
    }: {
      readonly at: Spot
      readonly angle: number
      readonly frameMs: number
      readonly sinceMs: number
    },
  ): void => {
    const aimed = aimedOf(seat)
    const turn = ((angle - aimed.angle + Math.PI * 3) % (Math.PI * 2)) - Math.PI
    aimed.angle += turn * Math.min(1, sinceMs / TURN_MS)
    const kick = Math.max(0, 1 - (frameMs - aimed.firedMs) / RECOIL_MS)
    const half = SIDE / 2
    context.save()
    context.translate(at.x, at.y)
    context.scale(scale, scale)
    if (hasBase) context.drawImage(kept('base', paintBase), -half, -half, SIDE, SIDE)
    context.rotate(aimed.angle)
    context.drawImage(barrelOf(power, colour), -half - 11 * kick * kick, -half, SIDE, SIDE)
    const flash = Math.max(0, 1 - (frameMs - aimed.firedMs) / FLASH_MS)
    if (flash > 0) {
      context.globalAlpha = flash
      const burst = kept('flash', paintFlash)
      context.drawImage(burst, 62 - half, -half, SIDE, SIDE)
      context.globalAlpha = 1
    }
    context.drawImage(turretOf(colour), -half - 4 * kick, -half, SIDE, SIDE)
    context.restore()
  }
  return {
    draw,
    /** A shot left this seat. */
    fired: (seat: number, frameMs: number): void => {
      aimedOf(seat).firedMs = frameMs
    },
    /** Where the shot leaves the barrel. */
    muzzleOf: (seat: number, at: Spot, scale: number): Spot => {
      const { angle } = aimedOf(seat)
      return { x: at.x + Math.cos(angle) * 52 * scale, y: at.y + Math.sin(angle) * 52 * scale }
    },
  }
}

const paintFlash = (context: CanvasRenderingContext2D): void => {
  const light = context.createRadialGradient(0, 0, 1, 0, 0, 22)
  light.addColorStop(0, '#fff')
  light.addColorStop(0.3, '#ffe98a')
  light.addColorStop(1, 'rgb(255 160 40 / 0)')
  context.fillStyle = light
  context.fillRect(-24, -24, 48, 48)
}

export type Cannons = ReturnType<typeof createCannons>
