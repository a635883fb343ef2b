/** The results of money and play of one or many members, in parts of 1/10,000 BRL. */
export type Sums = {
  readonly depositMinor: bigint
  readonly withdrawMinor: bigint
  readonly transferInMinor: bigint
  readonly transferOutMinor: bigint
  /** Stakes less returned ones. */
  readonly betMinor: bigint
  readonly winMinor: bigint
  readonly rebateMinor: bigint
  readonly promotionMinor: bigint
}

export const sumKeys = [
  'depositMinor',
  'withdrawMinor',
  'transferInMinor',
  'transferOutMinor',
  'betMinor',
  'winMinor',
  'rebateMinor',
  'promotionMinor',
] as const satisfies readonly (keyof Sums)[]

export const noSums: Sums = {
  depositMinor: 0n,
  withdrawMinor: 0n,
  transferInMinor: 0n,
  transferOutMinor: 0n,
  betMinor: 0n,
  winMinor: 0n,
  rebateMinor: 0n,
  promotionMinor: 0n,
}

export const addSums = (one: Sums, other: Partial<Sums>): Sums => {
  const added = { ...one }
  for (const key of sumKeys) added[key] += other[key] ?? 0n
  return added
}

/** The players' gain; below zero for a loss. Reference §3: prizes, rebates and activities less bets. */
export const profitOf = ({ betMinor, winMinor, rebateMinor, promotionMinor }: Sums): bigint =>
  winMinor + rebateMinor + promotionMinor - betMinor
