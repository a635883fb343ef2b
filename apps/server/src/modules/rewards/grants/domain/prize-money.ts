import type { RewardRow } from '../../tables.ts'

/** Its value in money, in 1/10,000 BRL; points and things are not money. */
export const moneyOf = ({
  prize_type: type,
  prize_minor: amount,
  prize_count: count,
}: Pick<RewardRow, 'prize_type' | 'prize_minor' | 'prize_count'>): bigint => {
  if (type === 'cash') return amount
  return type === 'freeRounds' ? amount * BigInt(count ?? 0) : 0n
}
