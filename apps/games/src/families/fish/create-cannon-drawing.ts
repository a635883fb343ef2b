import { placeInto, type Heading, type Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { FishCannon, FishTitle } from '@trevo/game-rules/fish/types.ts'
import type { PondPicture } from '../../rgs/rgs-port.ts'
import type { Surface } from '../../runtime/surface.ts'
import type { Cannons } from './create-cannons.ts'
import type { Spot } from './draw-pond.ts'
import type { Pond } from './follow-pond.ts'
import { colourOf, otherScale, ownScale, ownSpot, seatSpots } from './place-seats.ts'

type DrawingOptions = {
  readonly pond: Pond
  readonly title: FishTitle
  readonly own: () => FishCannon
}

type Placed = { readonly seat: PondPicture['seats'][number]; readonly spot: Spot }

/**
 * Draws every cannon, each turned to its target; the player's own is the largest and on the ground. Its objects are
 * reused from frame to frame.
 */
export const createCannonDrawing = ({ pond, title, own }: DrawingOptions) => {
  const heading: Heading = { x: 0.5, y: 0.5, heads: 1, slope: 0 }
  const shown = { seat: 1, power: 1, colour: '', scale: 1, hasBase: false }
  const turned = { at: { x: 0, y: 0 }, angle: 0, frameMs: 0, sinceMs: 0 }
  let of: { readonly picture: PondPicture | undefined; readonly on: Surface } | undefined
  let others: readonly Placed[] = []
  let ownAt: Spot = { x: 0, y: 0 }

  const placeAll = (on: Surface, picture: PondPicture | undefined): void => {
    if (of?.picture === picture && of?.on === on) return
    of = { picture, on }
    ownAt = ownSpot(on)
    const spots = seatSpots(on, picture)
    others = (picture?.seats ?? []).flatMap((seat) => {
      const spot = spots.get(seat.seat)
      return spot ? [{ seat, spot }] : []
    })
  }
  /** Turns to a target, or to the middle of the pond. */
  const turn = (on: Surface, at: Spot, target: Swimmer | undefined): void => {
    heading.x = 0.5
    heading.y = 0.5
    if (target && pond.isThere(target)) placeInto(heading, target, pond.nowMs())
    turned.at.x = at.x
    turned.at.y = at.y
    turned.angle = Math.atan2(heading.y * on.height - at.y, heading.x * on.width - at.x)
  }
  return (
    { on, cannons }: { readonly on: Surface; readonly cannons: Cannons },
    aim: Swimmer | undefined,
    frameMs: number,
    sinceMs: number,
  ): void => {
    const picture = pond.picture()
    placeAll(on, picture)
    turned.frameMs = frameMs
    turned.sinceMs = sinceMs
    for (let at = 0; at < others.length; at += 1) {
      const other = others[at]
      if (!other) continue
      const { seat, cannon, tide, fish } = other.seat
      shown.seat = seat
      shown.power = powerOf(title.cannons, cannon)
      shown.colour = colourOf(seat)
      shown.scale = otherScale
      shown.hasBase = false
      const target = tide === null || fish === null ? undefined : pond.find(tide, fish)
      turn(on, other.spot, target)
      cannons.draw(on, shown, turned)
    }
    shown.seat = picture?.seat ?? 1
    shown.power = own().power
    shown.colour = colourOf(shown.seat)
    shown.scale = ownScale
    shown.hasBase = true
    turn(on, ownAt, aim)
    cannons.draw(on, shown, turned)
  }
}

/** Before its first shot a player's cannon looks like the weakest. */
export const powerOf = (cannons: readonly FishCannon[], id: string | null): number =>
  cannons.find((one) => one.id === id)?.power ?? cannons[0]?.power ?? 1
