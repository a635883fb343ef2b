import type { Contract, ContractTier } from '@trevo/contract/wps/agents/contracts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Tier } from '../domain/contract-rules.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { listTiers } from '../repository/queries-contracts.ts'
import type { ContractRow } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { customerIdOf, usernameOf } from '../../common/service/display-name.ts'

const presentTier = (tier: Tier): ContractTier => ({
  minimumBet: formatMoney(tier.minimumBetMinor),
  netLoss: formatMoney(tier.netLossMinor),
  activeMember: tier.activeMembers,
  contractRate: formatPercent(tier.rateBp),
  rateType: tier.fixedMinor === undefined ? 'P' : 'F',
  fixedAmount: tier.fixedMinor === undefined ? null : formatMoney(tier.fixedMinor),
  winRate: tier.winRateBp === undefined ? null : formatPercent(tier.winRateBp),
})

/** Contracts with their terms and the names of both sides, as the API returns them. */
export const presentContracts = async (
  { database, members }: Pick<AgentsNeeds, 'database' | 'members'>,
  rows: readonly ContractRow[],
): Promise<Contract[]> => {
  const tiers = await listTiers(
    database.db,
    rows.map((row) => row.contract_id),
  )
  const names = await members.findNames([
    ...new Set(rows.flatMap((row) => [row.giver_id, row.receiver_id])),
  ])
  return rows.map((row) => ({
    id: row.contract_id,
    contractType: row.contract_type,
    type: row.product,
    status: row.status,
    period: row.period,
    details: (tiers.get(row.contract_id) ?? []).map(presentTier),
    contractRate: formatPercent(row.rate_bp),
    carriesOver: row.carries_over,
    needsApproval: row.needs_approval,
    giver: usernameOf(names, row.giver_id),
    receiver: usernameOf(names, row.receiver_id),
    receiverId: customerIdOf(names, row.receiver_id),
    createdDate: row.created_at.toISOString(),
    processedDate: row.processed_at?.toISOString() ?? null,
  }))
}

export const presentContract = async (
  needs: Pick<AgentsNeeds, 'database' | 'members'>,
  row: ContractRow,
): Promise<Contract> => {
  const [contract] = await presentContracts(needs, [row])
  if (!contract) throw new Error('a contract was not presented')
  return contract
}
