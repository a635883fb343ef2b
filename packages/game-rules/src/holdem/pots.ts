/** The smallest chip: bets, shares and rake are whole centavos; a tournament chip counts as much. */
export const chipMinor = 100n

/** An amount at a tournament's table as a number of chips, which are not money. */
export const chipCount = (amount: bigint): number => {
  const chips = amount / chipMinor
  return Number(chips)
}

/** An amount without the part below one chip. */
const wholeChips = (amountMinor: bigint): bigint => amountMinor - (amountMinor % chipMinor)

/** Chips that the same seats play for. */
export type Pot = { readonly amountMinor: bigint; readonly seats: readonly number[] }

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** The excess of the highest bet over all others: nobody called it, and it is returned. */
export const uncalledOf = (
  committedMinor: readonly bigint[],
): { readonly seat: number; readonly amountMinor: bigint } => {
  const brought = (seat: number): bigint => committedMinor[seat] ?? 0n
  const falling = [...committedMinor.keys()].toSorted((a, b) =>
    brought(a) === brought(b) ? 0 : brought(a) > brought(b) ? -1 : 1,
  )
  const [seat = 0, second = 0] = falling
  return { seat, amountMinor: brought(seat) - brought(second) }
}

/**
 * The main pot and the side pots, from what seats put into the deal. Chips of folded seats are in the
 * pots that they reach; any excess over the highest live bet is in the last one.
 */
export const potsOf = (
  committedMinor: readonly bigint[],
  isFolded: readonly boolean[],
): readonly Pot[] => {
  const live = [...committedMinor.keys()].filter((seat) => isFolded[seat] !== true)
  const brought = (seat: number): bigint => committedMinor[seat] ?? 0n
  const levels = [...new Set(live.map(brought))].filter((one) => one > 0n)
  const pots: Pot[] = []
  let belowMinor = 0n
  for (const level of levels.toSorted((a, b) => (a < b ? -1 : 1))) {
    const parts = committedMinor.map((one) => least(one, level) - least(one, belowMinor))
    pots.push({ amountMinor: sum(parts), seats: live.filter((seat) => brought(seat) >= level) })
    belowMinor = level
  }
  const restMinor = sum(committedMinor) - sum(pots.map(({ amountMinor }) => amountMinor))
  const last = pots.pop() ?? { amountMinor: 0n, seats: live }
  return [...pots, { ...last, amountMinor: last.amountMinor + restMinor }]
}

export type RakeTerms = { readonly rakeBp: number; readonly rakeCapMinor: bigint }

/** The rake of each pot: in total a share of all pots in whole chips, up to the cap. */
export const rakesOf = (
  pots: readonly Pot[],
  { rakeBp, rakeCapMinor }: RakeTerms,
): readonly bigint[] => {
  const ofAll = (amountMinor: bigint): bigint =>
    least(rakeCapMinor, wholeChips((amountMinor * BigInt(rakeBp)) / 10_000n))
  let allMinor = 0n
  return pots.map(({ amountMinor }) => {
    const before = ofAll(allMinor)
    allMinor += amountMinor
    return ofAll(allMinor) - before
  })
}

/** Equal parts in whole chips; the remaining chips go one each to the first in order. */
export const shareOut = (
  amountMinor: bigint,
  inOrder: readonly number[],
): ReadonlyMap<number, bigint> => {
  const count = BigInt(inOrder.length)
  const each = wholeChips(amountMinor / count)
  const odd = (amountMinor - each * count) / chipMinor
  return new Map(
    inOrder.map((seat, place) => [seat, each + (BigInt(place) < odd ? chipMinor : 0n)]),
  )
}
