/** A seat that gets its place, and its chips, which decide among those who get theirs together. */
export type Ranked = { readonly seat: number; readonly chips: number }

/** The place of a seat, from 1, and its prize. Seats that share a place have the better one. */
export type Placed = { readonly seat: number; readonly place: number; readonly prizeMinor: bigint }

const centavoMinor = 100n

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

/** Parts in whole centavos by weight; the remaining centavos go, one each, to the first. */
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
 * Places of seats that get theirs together, with `stillIn` seats before them: those eliminated in one
 * hand, by their chips at its beginning. More chips mean a better place; seats with equal chips share
 * their places and the prizes for them equally, odd centavos going to the first in the given order.
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

/** Prize money by the seats' chips, in the given order: for a cancelled tournament. */
export const sharesByChips = (prizeMinor: bigint, chips: readonly number[]): readonly bigint[] =>
  partsOf(prizeMinor, chips.map(BigInt))
