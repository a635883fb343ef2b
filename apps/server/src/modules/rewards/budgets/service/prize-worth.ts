import { tables, type Tx } from '@trevo/database/connect.ts'
import { weightTotal } from '@trevo/fairness/prize-draw.ts'
import { drawWorth } from '../domain/draw-worth.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { listPrizes } from '../../grants/repository/rewards.ts'
import type { PrizeRow, RewardsTables } from '../../tables.ts'

/** The kind of prize; for a draw, which kind, because its value depends on that kind's prizes. */
export type PricedPrize = {
  readonly type: 'cash' | 'points' | 'freeRounds' | 'physical' | 'draw'
  /** Money or points in 1/10,000; for rounds the stake of one, for a thing its cost. */
  readonly amountMinor: bigint
  readonly count?: number | null
  readonly drawKind?: string | null
}

export type WorthOf = (prize: PricedPrize) => Promise<bigint>

/**
 * The money value of a brand's prizes, in 1/10,000 BRL: points by the most that they buy in the mall, free rounds
 * by their stakes, a draw by its highest mean. Cached for the length of a transaction.
 */
export const createWorthOf = ({ points }: RewardsNeeds, tx: Tx, brandId: number): WorthOf => {
  let known: Promise<readonly PrizeRow[]> | undefined
  const readDraws = () => (known ??= listPrizes(tables<RewardsTables>(tx), brandId))
  const plain = async ({ type, amountMinor, count }: PricedPrize): Promise<bigint> => {
    if (type === 'points') return points.worthInTx(tx, brandId, amountMinor)
    return type === 'freeRounds' ? amountMinor * BigInt(count ?? 1) : amountMinor
  }
  return async (prize) => {
    if (prize.type !== 'draw') return plain(prize)
    const own = (await readDraws()).filter(({ kind }) => kind === prize.drawKind)
    const worths = []
    for (const { prize_type: type, prize_minor: amountMinor, prize_count: count, ...row } of own) {
      worths.push({
        weight: row.weight,
        worthMinor: await plain({ type, amountMinor, count }),
        isLimited: row.stock !== null,
        isPhysical: type === 'physical',
      })
    }
    return drawWorth(worths, weightTotal)
  }
}
