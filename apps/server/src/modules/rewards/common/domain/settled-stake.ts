import { ascending } from '@trevo/platform/in-order.ts'

/** What a stake adds to, or below zero subtracts from, everything that counts settled play. */
export type CountedPlay = {
  readonly stakeId: bigint
  readonly memberId: bigint
  readonly brandId: number
  /** As in `Game.gameType`'s categories: RNG, LIVE, LOTT, … */
  readonly product: string
  readonly amountMinor: bigint
  readonly rounds: 1 | -1
  readonly pointsMinor: bigint
  /** When the stake was first decided: the day, week, ranking and raffle it counts in. */
  readonly at: Date
}

/** The sum of a member's stakes decided at the same instant. */
export type MemberPlay = {
  readonly memberId: bigint
  readonly brandId: number
  readonly amountMinor: bigint
  readonly rounds: number
  readonly at: Date
}

const byMember = <One extends { readonly memberId: bigint }>(list: readonly One[]) =>
  list.toSorted(ascending(({ memberId }) => memberId))

/** By member and instant, in the order in which members are locked everywhere, earliest first. */
export const sumByMember = (plays: readonly CountedPlay[]): readonly MemberPlay[] => {
  const sums = new Map<string, MemberPlay>()
  for (const { memberId, brandId, amountMinor, rounds, at } of plays) {
    const key = `${memberId} ${at.getTime()}`
    const known = sums.get(key)
    sums.set(key, {
      memberId,
      brandId,
      amountMinor: (known?.amountMinor ?? 0n) + amountMinor,
      rounds: (known?.rounds ?? 0) + rounds,
      at,
    })
  }
  const moved = [...sums.values()].filter(
    ({ amountMinor, rounds }) => amountMinor !== 0n || rounds !== 0,
  )
  return byMember(moved.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
}

/** A member's points from several stakes at a product, under one id. */
export type PointSum = {
  readonly id: string
  readonly memberId: bigint
  readonly product: string
  readonly pointsMinor: bigint
}

/** For stakes that count for the first time: one sum per member and product. */
export const sumPoints = (plays: readonly CountedPlay[]): readonly PointSum[] => {
  const sums = new Map<string, PointSum & { readonly last: bigint }>()
  for (const { stakeId, memberId, product, pointsMinor } of plays) {
    if (pointsMinor === 0n) continue
    const key = `${memberId} ${product}`
    const known = sums.get(key)
    const last = known && known.last > stakeId ? known.last : stakeId
    sums.set(key, {
      id: `stakes:${last}:${product}`,
      last,
      memberId,
      product,
      pointsMinor: (known?.pointsMinor ?? 0n) + pointsMinor,
    })
  }
  return byMember([...sums.values()])
}
