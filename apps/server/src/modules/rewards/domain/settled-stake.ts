/** A stake that was decided and not given back. */
export type SettledStake = {
  readonly id: bigint
  readonly memberId: bigint
  readonly brandId: number
  /** As in `Game.gameType`'s categories: RNG, LIVE, LOTT, … */
  readonly product: string
  readonly amountMinor: bigint
  readonly at: Date
}

/** What several stakes of a member add up to. */
export type MemberPlay = {
  readonly memberId: bigint
  readonly brandId: number
  readonly amountMinor: bigint
  readonly rounds: number
  readonly lastStakeId: bigint
  readonly at: Date
}

/** By member, in the order in which members are locked everywhere. */
export const sumByMember = (stakes: readonly SettledStake[]): readonly MemberPlay[] => {
  const sums = new Map<bigint, MemberPlay>()
  for (const { memberId, brandId, amountMinor, id, at } of stakes) {
    const known = sums.get(memberId)
    sums.set(memberId, {
      memberId,
      brandId,
      amountMinor: (known?.amountMinor ?? 0n) + amountMinor,
      rounds: (known?.rounds ?? 0) + 1,
      lastStakeId: known && known.lastStakeId > id ? known.lastStakeId : id,
      at: known && known.at > at ? known.at : at,
    })
  }
  return [...sums.values()].toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))
}

type ProductPlay = MemberPlay & { readonly product: string }

/** By member and product, in the same order. */
export const sumByProduct = (stakes: readonly SettledStake[]): readonly ProductPlay[] => {
  const products = [...new Set(stakes.map(({ product }) => product))].toSorted()
  return products
    .flatMap((product) =>
      sumByMember(stakes.filter((one) => one.product === product)).map((play) => ({
        ...play,
        product,
      })),
    )
    .toSorted((a, b) => (a.memberId < b.memberId ? -1 : a.memberId > b.memberId ? 1 : 0))
}
