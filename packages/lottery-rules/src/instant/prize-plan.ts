/** Prizes of one amount, in 1/10,000 BRL as a decimal string, and how many tickets of an edition win it. */
export type PrizeTier = { readonly amountMinor: string; readonly count: number }

/** What an edition of an instant lottery is made of: published before its first ticket is sold. */
export type PrizePlan = {
  readonly priceMinor: string
  readonly ticketCount: number
  /** From the highest amount down. */
  readonly prizes: readonly PrizeTier[]
}

export const planBounds = {
  ticketCountLowest: 100,
  ticketCountHighest: 200_000,
  tiersMax: 12,
  /** The first amounts of a plan are shown once at most on a ticket that does not win them. */
  rareTiers: 3,
} as const

/** Prizes of a whole edition, in 1/10,000 BRL. */
export const totalOf = ({ prizes }: Pick<PrizePlan, 'prizes'>): bigint =>
  prizes.reduce((sum, { amountMinor, count }) => sum + BigInt(amountMinor) * BigInt(count), 0n)

/** Stakes of a whole edition, in 1/10,000 BRL. */
export const stakesOf = ({ priceMinor, ticketCount }: PrizePlan): bigint =>
  BigInt(priceMinor) * BigInt(ticketCount)

export const winnersOf = ({ prizes }: Pick<PrizePlan, 'prizes'>): number =>
  prizes.reduce((sum, { count }) => sum + count, 0)

/** What a sold-out edition pays of its stakes, in 1/100 percent, rounded up. */
export const returnOfPlan = (plan: PrizePlan): number => {
  const stakes = stakesOf(plan)
  return Number((totalOf(plan) * 10_000n + stakes - 1n) / stakes)
}

const centavo = 100n
const isWholeCentavos = (minor: bigint): boolean => minor > 0n && minor % centavo === 0n

export type PlanFault = 'price' | 'tickets' | 'tiers' | 'amount' | 'order' | 'count'

/** Why there can be no such plan; undefined for a valid one. What it returns is judged by the brand's bounds. */
export const findPlanFault = (plan: PrizePlan): PlanFault | undefined => {
  const { priceMinor, ticketCount, prizes } = plan
  const { ticketCountLowest, ticketCountHighest, tiersMax } = planBounds
  if (!isWholeCentavos(BigInt(priceMinor))) return 'price'
  if (!Number.isInteger(ticketCount)) return 'tickets'
  if (ticketCount < ticketCountLowest || ticketCount > ticketCountHighest) return 'tickets'
  // Nine fields with no three alike take more amounts than this.
  if (prizes.length < planBounds.rareTiers + 3 || prizes.length > tiersMax) return 'tiers'
  const amounts = prizes.map(({ amountMinor }) => BigInt(amountMinor))
  if (!amounts.every(isWholeCentavos)) return 'amount'
  const isDescending = amounts.every((amount, index) => {
    const before = amounts[index - 1]
    return before === undefined || amount < before
  })
  if (!isDescending) return 'order'
  if (prizes.some(({ count }) => !Number.isInteger(count) || count < 1)) return 'count'
  return winnersOf(plan) <= ticketCount ? undefined : 'count'
}
