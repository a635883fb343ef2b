import { share } from '@trevo/money/share.ts'
import type { CountedPlay } from '../../common/domain/settled-stake.ts'

/** A stake and what it has counted so far. */
export type KnownStake = {
  readonly id: bigint
  readonly memberId: bigint
  readonly isOpen: boolean
  /** When it first counted; null while it is open. */
  readonly settledAt: Date | null
  /** The member it counted for; null for none. */
  readonly brandId: number | null
  /** Null while it is open, or if it was not recorded. */
  readonly countedMinor: bigint | null
  /** The stake less the returned part; null like `countedMinor`. */
  readonly settledMinor: bigint | null
  readonly pointsMinor: bigint
  readonly product: string | null
  readonly hasRebate: boolean
  readonly corrections: number
}

/** What a stake counts from now on. */
export type StakeCount = {
  readonly id: bigint
  readonly memberId: bigint
  readonly state: 'settled' | 'returned'
  /** When it first counted. */
  readonly at: Date
  /** Null if it counts for nobody: the member may not get rewards. */
  readonly brandId: number | null
  readonly product: string | null
  /** Null if the earlier count is unknown. */
  readonly countedMinor: bigint | null
  readonly settledMinor: bigint | null
  readonly pointsMinor: bigint
  /** The part that earns rebate. */
  readonly rebatedMinor: bigint
  readonly corrections: number
}

/** The current decision of a stake, and its owner. */
export type Decision = {
  readonly isReturned: boolean
  /** The stake less the part sold back; 0 if it was returned. */
  readonly settledMinor: bigint
  /** The part of that which was at risk; 0 if it was returned. */
  readonly validMinor: bigint
  readonly brandId: number | null
  readonly product: string
  /** The counted part of its valid stake, in 1/100 percent. */
  readonly countedShareBp: number
  readonly now: Date
}

type PointsFor = (brandId: number, product: string, amountMinor: bigint) => bigint

/** The changes by a decision; `count` is undefined if the stake counts as before. */
export type Counted = {
  readonly count: StakeCount | undefined
  readonly plays: readonly CountedPlay[]
}

/**
 * Counts a stake by its current decision, regardless of earlier reports: the earlier count is subtracted at its
 * first time, and the new one is added there.
 */
export const countStake = (
  stake: KnownStake,
  { isReturned, settledMinor, validMinor, brandId, product, countedShareBp, now }: Decision,
  pointsFor: PointsFor,
): Counted => {
  const { id, memberId, isOpen, settledAt, corrections } = stake
  const after = share(validMinor, countedShareBp, 'floor')
  const before = stake.countedMinor ?? 0n
  const isUnknown = !isOpen && stake.countedMinor === null
  const isSame = isUnknown
    ? stake.hasRebate === after > 0n
    : before === after && settledMinor === (stake.settledMinor ?? settledMinor)
  if (!isOpen && isSame) return { count: undefined, plays: [] }

  const at = settledAt ?? now
  const pointsMinor =
    isUnknown || brandId === null || after === 0n ? 0n : pointsFor(brandId, product, after)
  const count: StakeCount = {
    id,
    memberId,
    state: isOpen && isReturned ? 'returned' : 'settled',
    at,
    brandId: isReturned ? stake.brandId : brandId,
    product: isReturned ? null : product,
    countedMinor: isUnknown ? null : after,
    settledMinor: isUnknown ? null : settledMinor,
    pointsMinor,
    rebatedMinor: after,
    corrections: isOpen ? corrections : corrections + 1,
  }
  if (isUnknown) return { count, plays: [] }
  const common = { stakeId: id, memberId, at }
  const back: CountedPlay[] =
    before === 0n || stake.brandId === null
      ? []
      : [
          {
            ...common,
            brandId: stake.brandId,
            product: stake.product ?? product,
            amountMinor: -before,
            rounds: -1,
            pointsMinor: -stake.pointsMinor,
          },
        ]
  const added: CountedPlay[] =
    after === 0n || brandId === null
      ? []
      : [{ ...common, brandId, product, amountMinor: after, rounds: 1, pointsMinor }]
  return { count, plays: [...back, ...added] }
}
