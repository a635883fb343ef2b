import type { ReportSums } from '@trevo/contract/ops/ledger/reports.ts'
import { formatMoney } from '@trevo/money/money.ts'

/** Sums of some movements, in minor units and counts. */
export type Sums = {
  readonly stakes_minor: bigint
  readonly stake_count: bigint
  readonly prizes_minor: bigint
  readonly prize_count: bigint
  readonly given_minor: bigint
  readonly commission_minor: bigint
  readonly deposits_minor: bigint
  readonly deposit_count: bigint
  readonly withdrawals_minor: bigint
  readonly withdrawal_count: bigint
  readonly adjustments_minor: bigint
  readonly available_minor: bigint
  readonly held_minor: bigint
}

export const sumKeys = [
  'stakes_minor',
  'stake_count',
  'prizes_minor',
  'prize_count',
  'given_minor',
  'commission_minor',
  'deposits_minor',
  'deposit_count',
  'withdrawals_minor',
  'withdrawal_count',
  'adjustments_minor',
  'available_minor',
  'held_minor',
] as const satisfies readonly (keyof Sums)[]

export const noSums: Sums = {
  stakes_minor: 0n,
  stake_count: 0n,
  prizes_minor: 0n,
  prize_count: 0n,
  given_minor: 0n,
  commission_minor: 0n,
  deposits_minor: 0n,
  deposit_count: 0n,
  withdrawals_minor: 0n,
  withdrawal_count: 0n,
  adjustments_minor: 0n,
  available_minor: 0n,
  held_minor: 0n,
}

export const addSums = (a: Sums, b: Sums): Sums => {
  const sum: Record<keyof Sums, bigint> = { ...a }
  for (const key of sumKeys) sum[key] += b[key]
  return sum
}

/** Stakes less prizes. */
export const grossRevenueOf = (sums: Pick<Sums, 'stakes_minor' | 'prizes_minor'>): bigint =>
  sums.stakes_minor - sums.prizes_minor

/** What is left of it after gifts, agents and adjustments. */
export const netRevenueOf = (sums: Sums): bigint =>
  grossRevenueOf(sums) - sums.given_minor - sums.commission_minor - sums.adjustments_minor

/** Prizes in hundredths of a percent of stakes; null without stakes. */
export const returnBpOf = (sums: Pick<Sums, 'stakes_minor' | 'prizes_minor'>): number | null =>
  sums.stakes_minor > 0n ? Number((sums.prizes_minor * 10_000n) / sums.stakes_minor) : null

export const presentSums = (sums: Sums): ReportSums => ({
  stakes: formatMoney(sums.stakes_minor),
  stakeCount: Number(sums.stake_count),
  prizes: formatMoney(sums.prizes_minor),
  prizeCount: Number(sums.prize_count),
  grossRevenue: formatMoney(grossRevenueOf(sums)),
  given: formatMoney(sums.given_minor),
  commission: formatMoney(sums.commission_minor),
  deposits: formatMoney(sums.deposits_minor),
  withdrawals: formatMoney(sums.withdrawals_minor),
  adjustments: formatMoney(sums.adjustments_minor),
  netRevenue: formatMoney(netRevenueOf(sums)),
})
