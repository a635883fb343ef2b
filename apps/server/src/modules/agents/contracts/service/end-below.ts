import { isSigned } from '../domain/contract-moves.ts'
import { listGivenFrom, moveContract, type Ladder } from '../repository/contracts.ts'
import type { AgentsDb } from '../../tables.ts'

/**
 * CONTRACT-2: ends what an agent gave at a rate that no longer stands strictly below the agent's own;
 * with no contract of its own, all of it. Whoever loses a contract so loses what it was given from.
 */
export const endBelow = async (
  db: AgentsDb,
  ladder: Ladder,
  agent: { readonly memberId: bigint; readonly ownRateBp: number | undefined },
  at: Date,
): Promise<void> => {
  const tooHigh = await listGivenFrom(db, ladder, agent.memberId, agent.ownRateBp ?? 0)
  for (const row of tooHigh) {
    await moveContract(db, row, 'C', { by: null, at })
    if (!isSigned(row.status)) continue
    await endBelow(db, ladder, { memberId: row.receiver_id, ownRateBp: undefined }, at)
  }
}
