/** A seat that gets its place, and the chips that decide among those who get theirs together. */
export type Ranked = { readonly seat: number; readonly chips: number }

/** The place of a seat, from 1, and its prize. Seats that share a place have the better one. */
export type Placed = { readonly seat: number; readonly place: number; readonly prizeMinor: bigint }

const centavoMinor = 100n

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

/** Parts in whole centavos by weight; centavos that are left over go, one each, to the first. */
const partsOf = (amountMinor: bigint, weights: readonly bigint[]): readonly bigint[] => {
  const all = sum(weights)
  const parts = weights.map((weight) => {
    const exact = (amountMinor * weight) / all
    return exact - (exact % centavoMinor)
  })
  const odd = (amountMinor - sum(parts)) / centavoMinor
  return parts.map((part, at) => part + (BigInt(at) < odd ? centavoMinor : 0n))
}

/**
 * Places of seats that get theirs together, with `stillIn` seats before them: who went out in one
 * hand, by the chips that each began it with. More chips, the better place; seats with as many share
 * their places and what these pay in equal parts, odd centavos to the first in the order given.
 */
export const placesOf = (
  prizesMinor: readonly bigint[],
  stillIn: number,
  seats: readonly Ranked[],
): readonly Placed[] =>
  seats.map(({ seat, chips }) => {
    const place = stillIn + 1 + seats.filter((other) => other.chips > chips).length
    const equal = seats.filter((other) => other.chips === chips)
    const paid = prizesMinor.slice(place - 1, place - 1 + equal.length)
    const parts = partsOf(
      sum(paid),
      equal.map(() => 1n),
    )
    const at = equal.findIndex((other) => other.seat === seat)
    return { seat, place, prizeMinor: parts[at] ?? 0n }
  })

/** Prize money by the chips that seats have, in the order given: of a tournament that is cancelled. */
export const sharesByChips = (prizeMinor: bigint, chips: readonly number[]): readonly bigint[] =>
  partsOf(prizeMinor, chips.map(BigInt))
