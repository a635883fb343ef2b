import type { SegmentProfile } from './in-segment.ts'
import { share } from '@trevo/money/share.ts'

/** The share of counted stakes up to which a net loss counts, in 1/100 percent; as for agents' dividends. */
export const lossShareBp = 400

/** Settled play with games of one product; amounts in 1/10,000 BRL. */
export type ProductPlay = {
  readonly product: string
  readonly stakedMinor: bigint
  /** The part of the stakes that counts for rewards (`counted-share.ts`). */
  readonly countedMinor: bigint
  readonly paidMinor: bigint
}

/** What is known about a person while a promotion's conditions are evaluated. */
export type Facts = {
  /** Over the promotion's span. */
  readonly depositedMinor: bigint
  readonly depositCount: number
  readonly play: readonly ProductPlay[]
  readonly signedDays: number
  /** The deposit made for the promotion; zero without one. */
  readonly deposit: { readonly amountMinor: bigint; readonly stakedSinceMinor: bigint }
  /** Now. */
  readonly balanceMinor: bigint
  readonly level: number
  readonly registeredDays: number
  readonly isBirthday: boolean
  readonly tags: readonly string[]
  /** Days since the last settled stake; undefined for a person without one. */
  readonly lastStakeDaysAgo: number | undefined
  readonly hasDeposited: boolean
  /** What segments ask; undefined while it was not read yet, and then the person is in none. */
  readonly profile?: SegmentProfile | undefined
}

const playOf = (
  facts: Pick<Facts, 'play'>,
  products: readonly string[] | undefined,
): readonly ProductPlay[] =>
  facts.play.filter(({ product }) => !products || products.includes(product))

/** The counted part of settled stakes in some products, or in all. */
export const stakedOf = (facts: Pick<Facts, 'play'>, products?: readonly string[]): bigint =>
  playOf(facts, products).reduce((sum, { countedMinor }) => sum + countedMinor, 0n)

/** Stakes minus payouts, over these products together; never negative. */
export const netLossOf = (facts: Facts, products?: readonly string[]): bigint => {
  const net = playOf(facts, products).reduce(
    (sum, { stakedMinor, paidMinor }) => sum + stakedMinor - paidMinor,
    0n,
  )
  return net > 0n ? net : 0n
}

/** The net loss that is partly given back: at most `lossShareBp` of the counted stakes. */
export const returnedLossOf = (facts: Facts): bigint => {
  const [net, most] = [netLossOf(facts), share(stakedOf(facts), lossShareBp, 'floor')]
  return net < most ? net : most
}
