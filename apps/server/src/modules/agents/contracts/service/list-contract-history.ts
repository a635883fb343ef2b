import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listContractHistory } from '@trevo/contract/wps/agents/contracts.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findContract } from '../repository/contracts.ts'
import { listEvents } from '../repository/queries-contracts.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { usernameOf } from '../../common/service/display-name.ts'

/** The events of a contract; to anyone but its parties the contract does not exist. */
export const createListContractHistory =
  ({ database: { db }, members, settings }: AgentsNeeds) =>
  async (
    brandId: number,
    memberId: bigint,
    contractId: string,
  ): Promise<Answer<typeof listContractHistory>> => {
    const row = await findContract(db, contractId)
    if (row?.giver_id !== memberId && row?.receiver_id !== memberId) {
      throw new Refusal('contract.unknown')
    }
    if (!settings.openTypes(brandId).includes(row.contract_type))
      throw new Refusal('function.not.available')
    const events = await listEvents(db, contractId)
    const names = await members.findNames([row.giver_id, row.receiver_id])
    return events.map(({ action, member_id: by, happened_at: at }) => ({
      action,
      by: by === null ? null : usernameOf(names, by),
      date: at.toISOString(),
    }))
  }
