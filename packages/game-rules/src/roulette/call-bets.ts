import { insideId, placesOf } from './places.ts'
import type { PlaceKind, Pocket, WheelKind } from './types.ts'
import { pocketsOf } from './wheel.ts'

/** Chips that a call bet places: how many of the chosen chip, on which place. */
export type CallChip = { readonly bet: string; readonly chips: number }

export const callNames = ['voisins', 'tiers', 'orphelins', 'zero-game'] as const

export type CallName = (typeof callNames)[number]

const chip = (kind: PlaceKind, pockets: readonly Pocket[], chips = 1): CallChip => ({
  bet: insideId(kind, pockets),
  chips,
})

const splits = (...pairs: readonly (readonly Pocket[])[]): CallChip[] =>
  pairs.map((pair) => chip('split', pair))

const calls: Readonly<Record<CallName, readonly CallChip[]>> = {
  voisins: [
    chip('street', [0, 2, 3], 2),
    ...splits([4, 7], [12, 15], [18, 21], [19, 22]),
    chip('corner', [25, 26, 28, 29], 2),
    ...splits([32, 35]),
  ],
  tiers: splits([5, 8], [10, 11], [13, 16], [23, 24], [27, 30], [33, 36]),
  orphelins: [chip('straight', [1]), ...splits([6, 9], [14, 17], [17, 20], [31, 34])],
  'zero-game': [...splits([0, 3], [12, 15]), chip('straight', [26]), ...splits([32, 35])],
}

/** The call bets of a wheel: the named sectors exist on the wheel with one zero. */
export const callsOf = (wheel: WheelKind): readonly CallName[] =>
  wheel === 'european' ? callNames : []

/** The chips of a call bet. */
export const chipsOf = (call: CallName): readonly CallChip[] => calls[call]

/** A chip on a number and on a number of neighbours on each side of it on the wheel. */
export const neighbourChips = (
  wheel: WheelKind,
  pocket: Pocket,
  eachSide: number,
): readonly CallChip[] => {
  const order = pocketsOf(wheel)
  const at = order.indexOf(pocket)
  return Array.from({ length: 2 * eachSide + 1 }, (_, offset) => {
    const neighbour = order[(at + offset - eachSide + order.length) % order.length] ?? 0
    return chip('straight', [neighbour])
  })
}

/** All numbers that a call bet covers, in the order of the wheel. */
export const pocketsOfChips = (wheel: WheelKind, chips: readonly CallChip[]): Pocket[] => {
  const covered = new Set(chips.flatMap(({ bet }) => placesOf(wheel).get(bet)?.pockets ?? []))
  return pocketsOf(wheel).filter((pocket) => covered.has(pocket))
}
