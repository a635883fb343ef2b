import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { Surface } from '../../runtime/surface.ts'
import { spotOf, type Spot } from './draw-pond.ts'
import type { Pond } from './follow-pond.ts'
import type { Sprites } from './pond-sprites.ts'

type Water = { readonly on: Surface; readonly sprites: Sprites }

/** The fish under a press on the pond; undefined over water. */
export const fishPressed = ({ on, sprites }: Water, pond: Pond, at: Spot): Swimmer | undefined => {
  const nowMs = pond.nowMs()
  const near = pond
    .fish()
    .map((swimmer) => {
      const spot = spotOf(swimmer, on, nowMs)
      const reach = Math.max(26, sprites.sizeOf(swimmer) * 0.55)
      return { swimmer, far: Math.hypot(spot.x - at.x, spot.y - at.y) / reach }
    })
    .filter(({ far }) => far <= 1)
    .toSorted((one, other) => one.far - other.far)
  return near[0]?.swimmer
}
