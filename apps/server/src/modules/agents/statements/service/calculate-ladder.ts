import { contractProducts } from '@trevo/contract/contract-terms.ts'
import { divide } from '@trevo/money/share.ts'
import { leftFor, stakeRateBp, type Claim, type RebateRates } from '../../contracts/domain/bound.ts'
import { rateOfBp, sumBelow, wholeRate, type LadderNode, type Rung } from '../domain/ladder.ts'
import type { Period, RunPeriod } from '../domain/periods.ts'
import {
  calculateCommission,
  type Inputs,
  type Commission,
} from '../domain/calculate-commission.ts'
import {
  listInForce,
  listPathsSince,
  sumBelowByMember,
  sumTeamBets,
  type Cap,
} from '../repository/ladders.ts'
import { listRebateRates } from '../../contracts/repository/rebate-rates.ts'
import type { AgentsDb, ContractRow } from '../../tables.ts'
import type { Ladderless } from '../repository/runs.ts'
import { gatherOwn } from './write-statement.ts'

type Kind = Ladderless

/** A full amount as a rate of the stakes below the receiver. */
const rateReached = (contract: ContractRow, inputs: Inputs): bigint => {
  const { tier, rateBp, fullMinor } = calculateCommission(inputs)
  const { betMinor } = inputs.sums
  if (fullMinor === 0n || betMinor <= 0n) return 0n
  const isRate = inputs.tiers[tier - 1]?.fixedMinor === undefined
  if (isRate && contract.contract_type !== 'DIVIDEND') return rateOfBp(rateBp)
  return divide(fullMinor * wholeRate, betMinor, 'ceil')
}

const governs = (
  { contractType, period }: Kind,
  contract: ContractRow,
  { start }: Period,
): boolean =>
  contract.contract_type === contractType &&
  (contractType !== 'DIVIDEND' || contract.period === period) &&
  contract.signed_at !== null &&
  contract.signed_at <= start &&
  (contract.ended_at === null || contract.ended_at > start)

const claimOf = (contract: ContractRow): Claim => ({
  contractType: contract.contract_type,
  product: contract.product,
  rateBp: contract.rate_bp,
})

type Ladder = {
  readonly inForce: readonly ContractRow[]
  readonly inputs: ReadonlyMap<string, Inputs>
  readonly nodes: readonly LadderNode[]
  readonly rebates: RebateRates
}

/** A dividend of another period is a rung too, at its highest rate: it is calculated on another day. */
const rungOf = (contract: ContractRow, inputs: Inputs | undefined): Rung => ({
  contractId: contract.contract_id,
  product: contract.product,
  rate: inputs
    ? rateReached(contract, inputs)
    : rateOfBp(stakeRateBp(contract.contract_type, contract.rate_bp)),
})

const gatherLadder = async (
  db: AgentsDb,
  kind: Kind,
  period: Period,
  around: bigint | undefined,
): Promise<Ladder> => {
  const span = { from: period.start, until: period.end }
  const inForce = await listInForce(db, kind, span, around)
  const inputs = new Map<string, Inputs>()
  for (const contract of inForce.filter((one) => governs(kind, one, period))) {
    inputs.set(contract.contract_id, await gatherOwn(db, contract, period))
  }
  const isRung = ({ contract_id: id, contract_type: type }: ContractRow) =>
    inputs.has(id) || (type === 'DIVIDEND' && kind.contractType === 'DIVIDEND')
  const byReceiver = Map.groupBy(inForce, (contract) => contract.receiver_id)
  const ids = [...byReceiver.keys()]
  const paths = await listPathsSince(db, ids, period.start)
  const bets = await sumTeamBets(db, ids, span)
  const nodes = [...byReceiver].map(([memberId, contracts]): LadderNode => ({
    memberId,
    paths: paths.get(memberId) ?? [],
    rungs: contracts
      .filter(isRung)
      .map((contract) => rungOf(contract, inputs.get(contract.contract_id))),
    claims: contracts.map(claimOf),
    bets: bets.get(memberId) ?? new Map(),
  }))
  return { inForce, inputs, nodes, rebates: await listRebateRates(db, kind.brandId) }
}

const capsOf = ({ contractType }: Kind, { nodes, rebates }: Ladder): readonly Cap[] => {
  const known = new Map(nodes.map((node) => [node.memberId, node]))
  return nodes.flatMap(({ memberId, paths }) => {
    const claims = [...new Set(paths.flat())].flatMap((id) => known.get(id)?.claims ?? [])
    return contractProducts.map((product) => ({
      memberId,
      product,
      bp: leftFor(contractType, claims, { product, rebates }),
    }))
  })
}

/** Dividends of everybody below: those above are together no more than their own rate of the net loss. */
const addDues = (
  { inForce, nodes, inputs }: Ladder,
  parts: ReadonlyMap<string, bigint>,
): ReadonlyMap<string, bigint> => {
  const depth = new Map(
    nodes.map(({ memberId, paths }) => [memberId, Math.max(0, ...paths.map((one) => one.length))]),
  )
  const pathsOf = new Map(nodes.map(({ memberId, paths }) => [memberId, paths]))
  const all = new Map(parts)
  const dueBelow = new Map<bigint, bigint>()
  const upwards = inForce
    .filter(({ contract_id: id }) => inputs.has(id))
    .toSorted((a, b) => (depth.get(b.receiver_id) ?? 0) - (depth.get(a.receiver_id) ?? 0))
  for (const { contract_id: id, receiver_id: receiver } of upwards) {
    const own = inputs.get(id)
    if (!own) continue
    const [part, dues] = [parts.get(id) ?? 0n, dueBelow.get(receiver) ?? 0n]
    all.set(id, part > dues ? part : dues)
    const { dueMinor } = calculateCommission({ ...own, belowMinor: all.get(id) ?? 0n })
    const above = new Set((pathsOf.get(receiver) ?? []).flatMap((path) => path.slice(0, -1)))
    for (const one of above) dueBelow.set(one, (dueBelow.get(one) ?? 0n) + dueMinor)
  }
  return all
}

/**
 * The inputs of every contract of a kind in a period, with the part that goes to contracts below or
 * is above the house's bound.
 * @param around with it only the contracts of this agent are complete
 */
export const calculateLadder = async (
  db: AgentsDb,
  kind: Kind,
  period: Period,
  around?: bigint,
): Promise<ReadonlyMap<string, Inputs>> => {
  const ladder = await gatherLadder(db, kind, period, around)
  const { inputs, nodes, rebates } = ladder
  const span = { from: period.start, until: period.end }
  const byStakes =
    kind.contractType === 'MEMBER_DAILY'
      ? await sumBelowByMember(db, [...inputs.keys()], span, capsOf(kind, ladder))
      : sumBelow(kind.contractType, nodes, rebates)
  const parts = kind.contractType === 'DIVIDEND' ? addDues(ladder, byStakes) : byStakes
  return new Map(
    [...inputs].map(([id, own]) => {
      const belowMinor = parts.get(id) ?? 0n
      return [id, belowMinor > 0n ? { ...own, belowMinor } : own]
    }),
  )
}

/** One contract's period by the current figures. */
export const calculateNow = async (
  db: AgentsDb,
  contract: ContractRow,
  period: Period,
): Promise<{ readonly inputs: Inputs; readonly commission: Commission }> => {
  const kind: Kind = {
    brandId: contract.brand_id,
    contractType: contract.contract_type,
    period: (contract.period ?? 'O') satisfies RunPeriod,
  }
  const all = await calculateLadder(db, kind, period, contract.receiver_id)
  const inputs = all.get(contract.contract_id) ?? (await gatherOwn(db, contract, period))
  return { inputs, commission: calculateCommission(inputs) }
}
