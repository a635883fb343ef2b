import {
  contractProducts,
  type ContractProduct,
  type ContractType,
} from '@trevo/contract/contract-terms.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listContracts } from '@trevo/contract/wps/agents/contracts.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { isSigned } from '../domain/contract-moves.ts'
import { offerableRateBp } from '../domain/contract-rules.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { countGiven, listGiven, listOwn } from '../repository/queries-contracts.ts'
import type { ContractRow } from '../../tables.ts'
import type { AgentNode, AgentsNeeds } from '../../needs.ts'
import { presentContracts } from './present-contract.ts'

const rateMaxOf = (
  contractType: ContractType,
  agent: AgentNode,
  own: readonly ContractRow[],
): Partial<Record<ContractProduct, string>> =>
  Object.fromEntries(
    contractProducts.flatMap((product) => {
      const signed = own.find((row) => row.product === product && isSigned(row.status))
      const isTop = agent.uplineMemberId === null
      const rateBp = offerableRateBp(contractType, { isTop, ownRateBp: signed?.rate_bp })
      return rateBp === undefined ? [] : [[product, formatPercent(rateBp)]]
    }),
  )

/** An agent's page of one contract type: own contracts, given ones, and what may be offered. */
export const createListContracts =
  (needs: AgentsNeeds) =>
  async (
    brandId: number,
    memberId: bigint,
    contractType: ContractType,
  ): Promise<Answer<typeof listContracts>> => {
    const { database, members, settings } = needs
    if (!settings.openTypes(brandId).includes(contractType))
      throw new Refusal('function.not.available')
    const agent = await members.findAgent(memberId)
    if (!agent) throw new Error(`session of unknown agent ${memberId}`)
    const [own, given, counts, below] = await Promise.all([
      listOwn(database.db, memberId, contractType),
      listGiven(database.db, memberId, contractType),
      countGiven(database.db, memberId, contractType),
      members.listAgentsBelow(brandId, memberId),
    ])
    const shown = await presentContracts(needs, [...own, ...given])
    return {
      own: shown.slice(0, own.length),
      downline: shown.slice(own.length),
      usedContracts: counts.used,
      totalContracts: counts.total,
      receivers: below.map(({ username, customerId }) => ({
        receiver: username,
        receiverId: customerId,
      })),
      rateMax: rateMaxOf(contractType, agent, own),
    }
  }
