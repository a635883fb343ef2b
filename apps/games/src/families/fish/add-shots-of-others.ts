import type { FishTitle } from '@trevo/game-rules/fish/types.ts'
import type { PondPicture } from '../../rgs/rgs-port.ts'
import type { Surface } from '../../runtime/surface.ts'
import type { createBullets } from './create-bullets.ts'
import { powerOf } from './create-cannon-drawing.ts'
import type { Cannons } from './create-cannons.ts'
import type { Pond } from './follow-pond.ts'
import { colourOf, otherScale, seatSpots } from './place-seats.ts'

const otherShotsMax = 3

type Shown = {
  readonly on: Surface
  readonly cannons: Cannons
  readonly bullets: ReturnType<typeof createBullets>
  readonly pond: Pond
  readonly title: FishTitle
}

/** What the other players fired between two updates, as shots in flight. */
export const addShotsOfOthers = (
  { on, cannons, bullets, pond, title }: Shown,
  picture: PondPicture,
  before: PondPicture,
): void => {
  const spots = seatSpots(on, picture)
  for (const { seat, cannon, tide, fish, shotCount } of picture.seats) {
    const known = before.seats.find((one) => one.seat === seat)?.shotCount ?? shotCount
    const at = tide === null || fish === null ? undefined : pond.find(tide, fish)
    const spot = spots.get(seat)
    if (!at || !spot) continue
    const [colour, power] = [colourOf(seat), powerOf(title.cannons, cannon)]
    const count = Math.min(otherShotsMax, shotCount - known)
    const from = cannons.muzzleOf(seat, spot, otherScale)
    for (let shot = 0; shot < count; shot += 1) {
      const startMs = performance.now() + shot * 140
      cannons.fired(seat, startMs)
      bullets.add({ from, at, colour, power, startMs })
    }
  }
}
