import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listContractsOverBound } from '@trevo/contract/ops/agents.ts'
import { excessBp, houseBoundBp } from '../domain/bound.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { listRebateRates } from '../repository/rebate-rates.ts'
import { listSigned } from '../repository/signed-paths.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { usernameOf } from '../../common/service/display-name.ts'

/**
 * For operators: signed contracts on paths whose contracts together promise more than the house's bound, and by
 * how much. They are paid within the bound; the parties may agree on other terms.
 */
export const createListContractsOverBound =
  ({ database: { db }, members }: AgentsNeeds) =>
  async (brandId: number): Promise<Answer<typeof listContractsOverBound>> => {
    const signed = await listSigned(db, brandId)
    const rebates = await listRebateRates(db, brandId)
    const byReceiver = Map.groupBy(signed, (one) => one.receiverId)
    const over = [...byReceiver].flatMap(([, own]) => {
      const claims = own[0]?.path.flatMap((id) => byReceiver.get(id) ?? []) ?? []
      const excess = excessBp(claims, rebates)
      return excess > 0 ? own.map((contract) => ({ contract, excess })) : []
    })
    const names = await members.findNames(over.map(({ contract }) => contract.receiverId))
    return {
      bound: formatPercent(houseBoundBp),
      contracts: over.map(({ contract, excess }) => ({
        contractId: contract.contractId,
        receiver: usernameOf(names, contract.receiverId),
        contractType: contract.contractType,
        product: contract.product,
        rate: formatPercent(contract.rateBp),
        excess: formatPercent(excess),
      })),
    }
  }
