import type { PondPicture } from '../../rgs/rgs-port.ts'
import type { Surface } from '../../runtime/surface.ts'
import type { Spot } from './draw-pond.ts'

const colours = ['#e0483c', '#3e86f0', '#2fae63', '#b25be0'] as const

export const colourOf = (seat: number): string => colours[(seat - 1) % colours.length] ?? colours[0]

const corners = (surface: Surface): readonly Spot[] => [
  { x: 34, y: 34 },
  { x: surface.width - 34, y: 34 },
  { x: 34, y: surface.height * 0.5 },
]

export const ownScale = 1.15
export const otherScale = 0.68

/** The position of the player's own cannon. */
export const ownSpot = (on: Surface): Spot => ({ x: on.width / 2, y: on.height - 56 })

/** The positions of the other cannons, by seat. */
export const seatSpots = (
  on: Surface,
  picture: PondPicture | undefined,
): ReadonlyMap<number, Spot> => {
  const others = (picture?.seats ?? []).filter(({ seat }) => seat !== picture?.seat)
  const places = corners(on)
  return new Map(others.map(({ seat }, at) => [seat, places[at] ?? ownSpot(on)]))
}
