import type { Heading, Swimmer } from '@trevo/game-rules/fish/swim.ts'
import { offscreen, type Surface } from '../../runtime/surface.ts'
import type { Effects } from './create-effects.ts'
import { spotInto, type Spot } from './draw-pond.ts'
import type { Pond } from './follow-pond.ts'

const FLIGHT_MS = 260
const SIDE = 40

type Bullet = {
  readonly from: Spot
  readonly at: Swimmer
  readonly colour: string
  readonly power: number
  readonly startMs: number
  /** The player's own: it is placed when it arrives and the fish is still in the water. */
  readonly onContact?: () => void
}

/** A shot that flies to the right: a harpoon, a trident or a torpedo with its wake. */
const paintBullet = (context: CanvasRenderingContext2D, power: number, colour: string): void => {
  const wake = context.createLinearGradient(-20, 0, 6, 0)
  wake.addColorStop(0, 'rgb(255 255 255 / 0)')
  wake.addColorStop(1, colour)
  context.fillStyle = wake
  const thick = power >= 10 ? 8 : power >= 3 ? 6 : 4
  context.beginPath()
  context.moveTo(-20, 0)
  context.lineTo(4, -thick)
  context.lineTo(4, thick)
  context.fill()
  context.fillStyle = '#fff'
  context.strokeStyle = colour
  context.lineWidth = 2
  context.beginPath()
  if (power >= 10) context.ellipse(6, 0, 11, 6.5, 0, 0, Math.PI * 2)
  else {
    context.moveTo(16, 0)
    context.lineTo(3, -5)
    context.lineTo(6, 0)
    context.lineTo(3, 5)
    context.closePath()
  }
  context.fill()
  context.stroke()
  if (power >= 3 && power < 10) {
    context.beginPath()
    context.moveTo(12, -8)
    context.lineTo(0, -4)
    context.moveTo(12, 8)
    context.lineTo(0, 4)
    context.stroke()
  }
}

/** Shots on their way, of all cannons. */
export const createBullets = (pond: Pond, effects: Effects) => {
  const bullets: Bullet[] = []
  const pictures = new Map<string, HTMLCanvasElement>()
  const spot: Heading = { x: 0, y: 0, heads: 1, slope: 0 }

  const pictureOf = ({ power, colour }: Bullet, ratio: number): HTMLCanvasElement => {
    const key = `${power}/${colour}/${ratio}`
    const known = pictures.get(key)
    if (known) return known
    const { canvas, context } = offscreen(SIDE * ratio, SIDE * ratio)
    context.scale(ratio, ratio)
    context.translate(SIDE / 2, SIDE / 2)
    paintBullet(context, power, colour)
    pictures.set(key, canvas)
    return canvas
  }
  const drawOne = ({ context, ratio }: Surface, bullet: Bullet, part: number): void => {
    const { from } = bullet
    const [x, y] = [from.x + (spot.x - from.x) * part, from.y + (spot.y - from.y) * part]
    const far = Math.hypot(spot.x - from.x, spot.y - from.y) || 1
    const [cos, sin] = [(ratio * (spot.x - from.x)) / far, (ratio * (spot.y - from.y)) / far]
    context.setTransform(cos, sin, -sin, cos, x * ratio, y * ratio)
    context.drawImage(pictureOf(bullet, ratio), -SIDE / 2, -SIDE / 2, SIDE, SIDE)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
  }
  return {
    add: (bullet: Bullet): void => {
      bullets.push(bullet)
    },
    isAny: (): boolean => bullets.length > 0,
    draw: (on: Surface, nowMs: number, frameMs: number): void => {
      let flying = 0
      for (let at = 0; at < bullets.length; at += 1) {
        const bullet = bullets[at]
        if (!bullet) continue
        spotInto(spot, bullet.at, on, nowMs)
        if (frameMs < bullet.startMs + FLIGHT_MS) {
          if (frameMs >= bullet.startMs) drawOne(on, bullet, (frameMs - bullet.startMs) / FLIGHT_MS)
          bullets[flying] = bullet
          flying += 1
          continue
        }
        effects.add({ kind: 'splash', x: spot.x, y: spot.y, startMs: frameMs })
        effects.hit(bullet.at, frameMs)
        if (pond.isThere(bullet.at)) bullet.onContact?.()
      }
      bullets.length = flying
    },
  }
}
