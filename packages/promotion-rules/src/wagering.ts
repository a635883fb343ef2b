import type { Wagering } from '@trevo/contract/promotion-terms.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { share } from '@trevo/money/share.ts'

/** A settled stake with real money; amount in 1/10,000 BRL. */
export type WageredStake = {
  readonly nodeId: number
  readonly product: string
  readonly amountMinor: bigint
}

/** What must be staked for a bonus, in weighted 1/10,000 BRL. */
export const requiredFor = (bonusMinor: bigint, { multiplier }: Wagering): bigint =>
  bonusMinor * BigInt(multiplier)

/** The weight of a stake's game, in Bp: the game's own, otherwise its product's, otherwise zero. */
export const weightOf = (
  { nodeId, product }: Pick<WageredStake, 'nodeId' | 'product'>,
  { gameWeights, weights }: Wagering,
): number =>
  gameWeights[String(nodeId)] ?? (weights as Readonly<Record<string, number>>)[product] ?? 0

/** How much of a stake counts: at most the cap, times the weight, rounded down. */
export const countStake = (stake: WageredStake, wagering: Wagering): bigint => {
  const cap = wagering.stakeCap === null ? stake.amountMinor : parseMoney(wagering.stakeCap)
  const counted = stake.amountMinor < cap ? stake.amountMinor : cap
  return share(counted, weightOf(stake, wagering), 'floor')
}

/** What all stakes together count; must equal the running count. */
export const recount = (stakes: readonly WageredStake[], wagering: Wagering): bigint =>
  stakes.reduce((sum, stake) => sum + countStake(stake, wagering), 0n)

/** The part of a wagered bonus that is converted to money. */
export const convertedOf = (bonusMinor: bigint, { prizeCap }: Wagering): bigint => {
  const cap = prizeCap === null ? bonusMinor : parseMoney(prizeCap)
  return bonusMinor < cap ? bonusMinor : cap
}
