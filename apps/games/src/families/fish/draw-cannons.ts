import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { Surface } from '../../runtime/surface.ts'
import { drawCannon, spotOf } from './draw-pond.ts'
import type { Pond } from './follow-pond.ts'
import { colourOf, ownSpot, seatSpots } from './place-seats.ts'

/** Every cannon, each turned to its target. */
export const drawCannons = (
  on: Surface,
  pond: Pond,
  { aim, nowMs }: { readonly aim: Swimmer | undefined; readonly nowMs: number },
): void => {
  const picture = pond.picture()
  const middle = { x: on.width / 2, y: on.height / 2 }
  const spots = seatSpots(on, picture)
  for (const { seat, tide, fish } of picture?.seats ?? []) {
    const at = spots.get(seat)
    const aimed = tide === null || fish === null ? undefined : pond.find(tide, fish)
    if (!at) continue
    const towards = aimed && pond.isThere(aimed) ? spotOf(aimed, on, nowMs) : middle
    drawCannon(on, at, { towards, colour: colourOf(seat), scale: 0.72 })
  }
  const towards = aim ? spotOf(aim, on, nowMs) : middle
  drawCannon(on, ownSpot(on), { towards, colour: colourOf(picture?.seat ?? 1), scale: 1.1 })
}
