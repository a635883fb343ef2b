const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/**
 * The part of a rake that came from the chips of each seat: in proportion to the chips that seats put
 * into the pots, in 1/10,000 BRL. Rounding goes to the seats with the most chips in the pots, so that
 * the fees add up to the rake.
 */
export const feesOfSeats = (rakeMinor: bigint, inPotsMinor: readonly bigint[]): bigint[] => {
  const potMinor = sum(inPotsMinor)
  if (potMinor === 0n) return inPotsMinor.map(() => 0n)
  const fees = inPotsMinor.map((one) => (rakeMinor * one) / potMinor)
  const byChips = [...inPotsMinor.keys()].toSorted((a, b) => {
    const [one = 0n, other = 0n] = [inPotsMinor[a], inPotsMinor[b]]
    return one === other ? a - b : one > other ? -1 : 1
  })
  const oddMinor = rakeMinor - sum(fees)
  for (const [place, seat] of byChips.entries()) {
    if (BigInt(place) < oddMinor) fees[seat] = (fees[seat] ?? 0n) + 1n
  }
  return fees
}

/**
 * The valid stake of a seat at a table between players, in 1/10,000 BRL: what the house kept of its
 * chips as rake or fee, and never more than it brought. Chips that change hands between players are
 * not staked against the house: they may be given away on purpose, and come back
 * (`docs/valid-stake.md`).
 */
export const validStakeAtTable = (entryMinor: bigint, feeMinor: bigint): bigint =>
  least(entryMinor, feeMinor)

/** What a seat won from other players: what it was paid beyond what it brought, in 1/10,000 BRL. */
export const wonFromPlayers = (entryMinor: bigint, payoutMinor: bigint): bigint =>
  payoutMinor > entryMinor ? payoutMinor - entryMinor : 0n
