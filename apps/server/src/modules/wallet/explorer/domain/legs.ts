/** A member's account or a house, each with what it got. */
export type ExplainedLeg =
  | { readonly memberId: bigint; readonly part: 'available' | 'held'; readonly amountMinor: bigint }
  | { readonly house: string; readonly amountMinor: bigint }

/** A leg by the number of its account; a house has minus its own. */
export const legOf = (
  code: bigint,
  amountMinor: bigint,
  houses: ReadonlyMap<bigint, string>,
): ExplainedLeg =>
  code < 0n
    ? { house: houses.get(-code) ?? '', amountMinor }
    : { memberId: code / 4n, part: code % 4n === 1n ? 'held' : 'available', amountMinor }
