import type { ContractProduct, ContractType } from '@trevo/contract/contract-terms.ts'
import { divide } from '@trevo/money/share.ts'
import { covers, leftFor, type Claim, type RebateRates } from '../../contracts/domain/bound.ts'

/** Rates of stakes are compared in these parts, so that a fixed amount is a rate as well. */
export const wholeRate = 10n ** 18n
export const rateOfBp = (rateBp: number): bigint => (BigInt(rateBp) * wholeRate) / 10_000n

/** A contract on the way up from a stake, with the rate that it reached. */
export type Rung = {
  readonly contractId: string
  readonly product: ContractProduct
  /** In parts of `wholeRate`. */
  readonly rate: bigint
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/** An agent's contract of the product itself comes before the one of all products. */
const bySpecific = (one: Rung, other: Rung): number =>
  Number(one.product === 'CONS') - Number(other.product === 'CONS')

/**
 * What each contract on a path gets of a stake: the difference to the highest rate below it, up to what
 * is left of the bound. Together that is the highest rate on the path, or the bound where it is less.
 * @param path the contracts of each agent above the player, the nearest agent first
 * @param cap in parts of `wholeRate`
 */
export const sharesUp = (
  path: readonly (readonly Rung[])[],
  cap: bigint,
): ReadonlyMap<string, bigint> => {
  const shares = new Map<string, bigint>()
  let below = 0n
  for (const rung of path.flatMap((own) => own.toSorted(bySpecific))) {
    const rate = least(rung.rate, cap)
    shares.set(rung.contractId, most(0n, rate - below))
    below = most(below, rate)
  }
  return shares
}

/** An agent with relevant contracts: of the type being calculated, or of one paid before it. */
export type LadderNode = {
  readonly memberId: bigint
  /** Everybody above from the top, itself last; more than one if the agent was moved in the period. */
  readonly paths: readonly (readonly bigint[])[]
  readonly rungs: readonly Rung[]
  readonly claims: readonly Claim[]
  /** Stakes of everybody below, excluding the agent, by product. */
  readonly bets: ReadonlyMap<string, bigint>
}

const nearestAbove = (
  nodes: ReadonlyMap<bigint, LadderNode>,
  path: readonly bigint[],
): bigint | undefined => path.slice(0, -1).findLast((id) => nodes.has(id))

/** Stakes whose nearest agent of the ladder is this one: those of its team less those of teams below. */
const ownBets = (nodes: ReadonlyMap<bigint, LadderNode>): Map<bigint, Map<string, bigint>> => {
  const own = new Map([...nodes].map(([id, { bets }]) => [id, new Map(bets)]))
  for (const { paths, bets } of nodes.values()) {
    for (const above of new Set(paths.map((path) => nearestAbove(nodes, path)))) {
      const rest = above === undefined ? undefined : own.get(above)
      if (!rest) continue
      for (const [product, betMinor] of bets) {
        rest.set(product, (rest.get(product) ?? 0n) - betMinor)
      }
    }
  }
  return own
}

/**
 * The part of each contract's full amount that goes to contracts below it or exceeds the bound: the part of its
 * rate that `sharesUp` does not give, over the stakes of its team. Rounded up to 1/10,000 BRL.
 */
export const sumBelow = (
  contractType: ContractType,
  ladder: readonly LadderNode[],
  rebates: RebateRates,
): ReadonlyMap<string, bigint> => {
  const nodes = new Map(ladder.map((node) => [node.memberId, node]))
  const own = ownBets(nodes)
  const parts = new Map<string, bigint>()
  for (const node of ladder) {
    for (const path of node.paths) {
      const above = path.flatMap((id) => nodes.get(id) ?? []).toReversed()
      const claims = above.flatMap((one) => one.claims)
      for (const [product, betMinor] of own.get(node.memberId) ?? []) {
        if (betMinor <= 0n) continue
        const rungs = above.map((one) => one.rungs.filter((rung) => covers(rung.product, product)))
        const shares = sharesUp(
          rungs,
          rateOfBp(leftFor(contractType, claims, { product, rebates })),
        )
        for (const { contractId, rate } of rungs.flat()) {
          const rest = betMinor * (rate - (shares.get(contractId) ?? 0n))
          parts.set(contractId, (parts.get(contractId) ?? 0n) + rest)
        }
      }
    }
  }
  return new Map([...parts].map(([id, part]) => [id, divide(part, wholeRate, 'ceil')]))
}
