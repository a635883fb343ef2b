import type { Contract } from '@trevo/contract/wps/agents/contracts.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { voided } from '../domain/contract-moves.ts'
import {
  findContract,
  isAnyWaiting,
  ladderOf,
  lockLadders,
  moveContract,
} from '../repository/contracts.ts'
import type { AgentsTables } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { presentContract } from './present-contract.ts'

/** The giver withdraws an offer, or requests the end of a signed contract from the receiver. */
export const createVoidContract =
  (needs: AgentsNeeds) =>
  async (order: {
    readonly brandId: number
    readonly giverId: bigint
    readonly contractId: string
  }): Promise<Contract> => {
    const { database, clock, settings } = needs
    const row = await database.inTx(async (tx) => {
      const db = tables<AgentsTables>(tx)
      const seen = await findContract(db, order.contractId)
      if (seen?.giver_id !== order.giverId) throw new Refusal('contract.unknown')
      if (!settings.openTypes(order.brandId).includes(seen.contract_type)) {
        throw new Refusal('function.not.available')
      }
      const ladder = ladderOf(seen)
      await lockLadders(db, ladder)
      const known = await findContract(db, order.contractId)
      const to = known && voided(known.status)
      if (!known || to === undefined) throw new Refusal('contract.answered')
      if (to === known.status) return known
      // One request at a time: the receiver must know which contract is meant.
      if (to === 'V' && (await isAnyWaiting(db, ladder, known.receiver_id))) {
        throw new Refusal('contract.waiting')
      }
      return moveContract(db, known, to, { by: order.giverId, at: clock.now() })
    })
    return presentContract(needs, row)
  }
