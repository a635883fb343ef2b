import { isSigned } from '../domain/contract-moves.ts'
import { listGivenFrom, moveContract, type Ladder } from '../repository/contracts.ts'
import type { AgentsDb } from '../../tables.ts'

/**
 * CONTRACT-2: ends the contracts an agent gave at a rate that is no longer strictly below its own rate; without an
 * own contract, all of them, because it has nothing left to give from.
 */
export const endDownlineContracts = async (
  db: AgentsDb,
  ladder: Ladder,
  agent: { readonly memberId: bigint; readonly ownRateBp: number | undefined },
  at: Date,
): Promise<void> => {
  const tooHigh = await listGivenFrom(db, ladder, agent.memberId, agent.ownRateBp ?? 0)
  for (const row of tooHigh) {
    await moveContract(db, row, 'C', { by: null, at })
    if (!isSigned(row.status)) continue
    await endDownlineContracts(db, ladder, { memberId: row.receiver_id, ownRateBp: undefined }, at)
  }
}
