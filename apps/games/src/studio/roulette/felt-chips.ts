import { placesOf } from '@trevo/game-rules/roulette/places.ts'
import type { WheelKind } from '@trevo/game-rules/roulette/types.ts'
import { spotOf } from '../../families/roulette/place-at.ts'
import { addTurned, createSculpt, type Shape } from '../gl/sculpt.ts'
import { feltAt } from '../room/build-room.ts'

/** Chips on a place of the table: more money, a higher pile. */
export type FeltBet = { readonly place: string; readonly chips: number }

const chipHigh = 0.0055
const mostInPile = 9
/** The felt as drawn: zeros and twelve columns and one more, three rows and two. */
const cells = { across: 14, down: 5 } as const

const outside: Readonly<Record<string, readonly [number, number]>> = {
  'column-1': [13.5, 2.5],
  'column-2': [13.5, 1.5],
  'column-3': [13.5, 0.5],
  'dozen-1': [3, 3.5],
  'dozen-2': [7, 3.5],
  'dozen-3': [11, 3.5],
  low: [2, 4.5],
  even: [4, 4.5],
  red: [6, 4.5],
  black: [8, 4.5],
  odd: [10, 4.5],
  high: [12, 4.5],
}

/** Two zeros share their column. */
const zeros: Readonly<Record<WheelKind, Readonly<Record<string, readonly [number, number]>>>> = {
  european: {},
  american: { 'straight-00': [0.5, 0.75], 'straight-0': [0.5, 2.25] },
}

/** Where a place is on the felt, in metres; undefined for none of this wheel. */
export const feltPlace = (
  wheel: WheelKind,
  id: string,
): readonly [x: number, z: number] | undefined => {
  const place = placesOf(wheel).get(id)
  if (!place) return undefined
  const spot = spotOf(wheel, place)
  const [across, down] = outside[id] ?? zeros[wheel][id] ?? [spot.x, spot.y]
  const { left, right, back, front } = feltAt
  return [
    left + ((right - left) * across) / cells.across,
    back + ((front - back) * down) / cells.down,
  ]
}

/** Where the chips of these bets lie: place and turn of each, as a renderer takes copies. */
export const chipCopies = (bets: readonly FeltBet[], wheel: WheelKind): number[] =>
  bets.flatMap(({ place, chips }) => {
    const at = feltPlace(wheel, place)
    if (!at) return []
    const count = Math.min(mostInPile, Math.max(1, Math.round(chips)))
    return Array.from({ length: count }, (_, index) => {
      // No pile is quite straight.
      const aside = 0.0012 * Math.sin(index * 2.3 + at[0] * 40)
      return [at[0] + aside, 0.003 + index * chipHigh, at[1] + aside, index * 1.1]
    }).flat()
  })

/** One chip, with light marks at its edge. */
export const chipShape = (): Shape => {
  const sculpt = createSculpt()
  sculpt.use({ colour: [0.55, 0.014, 0.03], rough: 0.42 })
  addTurned(
    sculpt,
    [
      [0.0001, chipHigh],
      [0.0185, chipHigh],
      [0.0198, 0.0045],
      [0.0198, 0],
    ],
    { parts: 32 },
  )
  sculpt.use({ colour: [0.82, 0.78, 0.68], rough: 0.4 })
  addTurned(
    sculpt,
    [
      [0.0105, chipHigh + 0.0003],
      [0.0118, chipHigh + 0.0003],
    ],
    { parts: 32 },
  )
  for (let mark = 0; mark < 6; mark += 1) {
    const from = (mark / 6) * 2 * Math.PI
    const part = { parts: 4, from, to: from + 0.36 }
    addTurned(
      sculpt,
      [
        [0.0145, chipHigh + 0.0003],
        [0.0187, chipHigh + 0.0003],
        [0.0201, 0.0045],
        [0.0201, 0],
      ],
      part,
    )
  }
  return sculpt.shape()
}
