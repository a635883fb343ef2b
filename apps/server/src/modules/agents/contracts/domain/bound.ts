import {
  contractProducts,
  contractTypes,
  type ContractProduct,
  type ContractType,
} from '@trevo/contract/contract-terms.ts'

/**
 * The most that the house pays for a stake of any product: rebates and contracts of all types together, to all
 * agents on the path above the player. In 1/100 percent of valid stakes.
 */
export const houseBoundBp = 200

/**
 * The part of the team's stakes up to which a net loss counts for a dividend, in 1/100 percent. A dividend is thus
 * never more than its rate of this part, and fits the common bound of stakes.
 */
export const dividendStakesBp = 400

const wholeBp = 10_000

/** The highest rate of stakes that a contract of this rate can reach, in 1/100 percent, rounded up. */
export const stakeRateBp = (contractType: ContractType, rateBp: number): number =>
  contractType === 'DIVIDEND' ? Math.ceil((rateBp * dividendStakesBp) / wholeBp) : rateBp

/** Types in the order in which they are paid if all of them together would exceed the bound. */
export const typesInOrder = ['DIVIDEND', 'MEMBER_DAILY', 'DAILY', 'HOURLY', 'REALTIME'] as const

/** Highest rebate of each product, in 1/100 percent. A product without a rule has the rate of slots. */
export type RebateRates = ReadonlyMap<string, number>

/** Lotteries give series, not rebates: their cost is part of their return. */
const rebateOf = (rebates: RebateRates, product: string): number =>
  product === 'LOTT' ? 0 : (rebates.get(product) ?? rebates.get('RNG') ?? 0)

/** What a product's rebates leave for contracts, in 1/100 percent of stakes. */
export const remainingBp = (rebates: RebateRates, product: string): number =>
  Math.max(0, houseBoundBp - rebateOf(rebates, product))

/** A contract as the bound sees it. */
export type Claim = {
  readonly contractType: ContractType
  readonly product: ContractProduct
  readonly rateBp: number
}

export const covers = (contract: ContractProduct, product: string): boolean =>
  contract === 'CONS' || contract === product

/** The highest rate of each type for a product among these contracts, added up over the types. */
const claimedBp = (
  claims: readonly Claim[],
  product: string,
  types: readonly ContractType[] = contractTypes,
): number =>
  types.reduce((sum, type) => {
    const rates = claims
      .filter((claim) => claim.contractType === type && covers(claim.product, product))
      .map(({ rateBp }) => stakeRateBp(type, rateBp))
    return sum + Math.max(0, ...rates)
  }, 0)

/** What the preceding types in `typesInOrder` leave of the bound for a type. */
export const leftFor = (
  contractType: ContractType,
  claims: readonly Claim[],
  { product, rebates }: { readonly product: string; readonly rebates: RebateRates },
): number => {
  const before = typesInOrder.slice(0, typesInOrder.indexOf(contractType))
  return Math.max(0, remainingBp(rebates, product) - claimedBp(claims, product, before))
}

/** By how much these contracts of one path exceed the bound in the worst product; 0 for none. */
export const excessBp = (claims: readonly Claim[], rebates: RebateRates): number =>
  Math.max(
    0,
    ...contractProducts.map(
      (product) => claimedBp(claims, product) - remainingBp(rebates, product),
    ),
  )

/** The highest rate of one type and product that the other contracts of the path allow. */
export const highestWithin = (
  { contractType, product }: Omit<Claim, 'rateBp'>,
  others: readonly Claim[],
  rebates: RebateRates,
): number => {
  const rest = others.filter((claim) => claim.contractType !== contractType)
  const left = Math.min(
    ...contractProducts
      .filter((one) => covers(product, one))
      .map((one) => remainingBp(rebates, one) - claimedBp(rest, one)),
  )
  const rateBp =
    contractType === 'DIVIDEND' ? Math.floor((left * wholeBp) / dividendStakesBp) : left
  return Math.max(0, rateBp)
}
