import {
  doubleZero,
  type Place,
  type Pocket,
  type WheelKind,
} from '@trevo/game-rules/roulette/types.ts'
import { isZero } from '@trevo/game-rules/roulette/wheel.ts'

/** The position of a place on the table, in cells from its corner: zeros, then twelve columns of three. */
export type Spot = { readonly x: number; readonly y: number }

const cellOf = (pocket: Pocket): Spot => ({
  x: 1.5 + Math.floor((pocket - 1) / 3),
  y: 2.5 - ((pocket - 1) % 3),
})

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Places at the zeros are on the line beside them. */
const besideZero = (wheel: WheelKind, { kind, pockets }: Place): Spot => {
  if (kind === 'corner' || kind === 'top-line') return { x: 1, y: 3 }
  const numbers = pockets.filter((pocket) => !isZero(pocket))
  if (numbers.length === 0) return { x: 0.5, y: 1.5 }
  const y = average(numbers.map((pocket) => cellOf(pocket).y))
  if (wheel === 'european' || numbers[0] !== 2 || numbers.length > 1) return { x: 1, y }
  // This bet touches both zeros: it has a place at each, and one with both in between.
  if (pockets.length === 3) return { x: 1, y: 1.5 }
  return { x: 1, y: pockets.includes(doubleZero) ? 1.22 : 1.78 }
}

/** The middle of an inside bet on more than one number. */
export const spotOf = (wheel: WheelKind, place: Place): Spot => {
  const { kind, pockets } = place
  if (pockets.some(isZero)) return besideZero(wheel, place)
  const cells = pockets.map(cellOf)
  const x = average(cells.map((cell) => cell.x))
  if (kind === 'street' || kind === 'six-line') return { x, y: 3 }
  return { x, y: average(cells.map((cell) => cell.y)) }
}
