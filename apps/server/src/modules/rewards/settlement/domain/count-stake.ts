import { share } from '@trevo/money/share.ts'
import type { CountedPlay } from '../../common/domain/settled-stake.ts'

/** A stake and what it counted so far. */
export type KnownStake = {
  readonly id: bigint
  readonly memberId: bigint
  readonly isOpen: boolean
  /** When it counted first; null while it is open. */
  readonly settledAt: Date | null
  /** The member it counted for; null for nobody. */
  readonly brandId: number | null
  /** Null while it is open, and where nobody wrote it down. */
  readonly countedMinor: bigint | null
  /** The stake less what was given back; null like `countedMinor`. */
  readonly settledMinor: bigint | null
  readonly pointsMinor: bigint
  readonly product: string | null
  readonly hasRebate: boolean
  readonly corrections: number
}

/** What of a stake counts from now on. */
export type StakeCount = {
  readonly id: bigint
  readonly memberId: bigint
  readonly state: 'settled' | 'returned'
  /** When it counted first. */
  readonly at: Date
  /** Null where it counts for nobody: the member may have nothing from us. */
  readonly brandId: number | null
  readonly product: string | null
  /** Null where nobody knows what it counted before. */
  readonly countedMinor: bigint | null
  readonly settledMinor: bigint | null
  readonly pointsMinor: bigint
  /** What brings rebate. */
  readonly rebatedMinor: bigint
  readonly corrections: number
}

/** How a stake is decided now, and whose it is. */
export type Decision = {
  readonly isReturned: boolean
  /** The stake less what was sold back; 0 where it is returned. */
  readonly settledMinor: bigint
  /** What of that was at risk; 0 where it is returned. */
  readonly validMinor: bigint
  readonly brandId: number | null
  readonly product: string
  /** What of its valid stake counts, in 1/100 percent. */
  readonly countedShareBp: number
  readonly now: Date
}

type PointsFor = (brandId: number, product: string, amountMinor: bigint) => bigint

/** What changes by a decision; `count` is undefined where the stake counts as it did. */
export type Counted = {
  readonly count: StakeCount | undefined
  readonly plays: readonly CountedPlay[]
}

/**
 * Counts a stake by its current decision, regardless of earlier reports: what it counted until then is
 * taken back, at the moment at which it counted first, and what it counts now is added there.
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
