import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { PondPicture } from '../../rgs/rgs-port.ts'
import type { Surface } from '../../runtime/surface.ts'
import type { Effects } from './create-effects.ts'
import { drawBullet, spotOf, type Spot } from './draw-pond.ts'
import type { Pond } from './follow-pond.ts'
import { colourOf, seatSpots } from './place-seats.ts'

const FLIGHT_MS = 260
const otherShotsMax = 3

type Bullet = {
  readonly from: Spot
  readonly at: Swimmer
  readonly colour: string
  readonly startMs: number
  /** The player's own: it is placed when it arrives and the fish is still in the water. */
  readonly onContact?: () => void
}

/** Shots on their way, of all cannons. */
export const createBullets = (pond: Pond, effects: Effects) => {
  let bullets: Bullet[] = []
  return {
    add: (bullet: Bullet): void => {
      bullets.push(bullet)
    },
    isAny: (): boolean => bullets.length > 0,
    /** What the other players fired between two updates. */
    addOthers: (on: Surface, picture: PondPicture, before: PondPicture): void => {
      const spots = seatSpots(on, picture)
      for (const { seat, tide, fish, shotCount } of picture.seats) {
        const known = before.seats.find((one) => one.seat === seat)?.shotCount ?? shotCount
        const at = tide === null || fish === null ? undefined : pond.find(tide, fish)
        const from = spots.get(seat)
        if (!at || !from) continue
        const count = Math.min(otherShotsMax, shotCount - known)
        for (let shot = 0; shot < count; shot += 1) {
          const startMs = performance.now() + shot * 140
          bullets.push({ from, at, colour: colourOf(seat), startMs })
        }
      }
    },
    draw: (on: Surface, nowMs: number, frameMs: number): void => {
      const arrived = bullets.filter(({ startMs }) => frameMs >= startMs + FLIGHT_MS)
      bullets = bullets.filter(({ startMs }) => frameMs < startMs + FLIGHT_MS)
      for (const { from, at, startMs, colour } of bullets) {
        const part = (frameMs - startMs) / FLIGHT_MS
        const to = spotOf(at, on, nowMs)
        drawBullet(
          on,
          { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
          colour,
        )
      }
      for (const { at, onContact } of arrived) {
        const spot = spotOf(at, on, nowMs)
        effects.add({ kind: 'splash', x: spot.x, y: spot.y, startMs: frameMs })
        if (pond.isThere(at)) onContact?.()
      }
    },
  }
}
