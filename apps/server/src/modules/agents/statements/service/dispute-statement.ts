import type { Body } from '@trevo/contract/endpoint.ts'
import type { disputeStatement, Statement } from '@trevo/contract/wps/agents/statements.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findContract } from '../../contracts/repository/contracts.ts'
import { findStatement, insertDispute, type FullStatement } from '../repository/read-statements.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { presentStatement } from './present-statement.ts'
import type { Caller } from '../../tree/service/require-downline.ts'
import { calculateNow } from './calculate-ladder.ts'
import { requireOpen } from './require-open.ts'
import { notifyParty } from './notify-party.ts'

/** The amount of the period by the current figures; a statement of rounds has them line by line. */
const recount = async (
  { database: { db } }: AgentsNeeds,
  row: FullStatement,
): Promise<bigint | null> => {
  const contract = await findContract(db, row.contract_id)
  if (!contract || row.contract_type === 'REALTIME') return null
  const period = { start: row.starts_at, end: row.ends_at }
  return (await calculateNow(db, contract, period)).commission.dueMinor
}

/**
 * The receiver disputes a statement. The period is recalculated at once, so that both parties see whether
 * the figures have changed; the amount due stays, and the giver is notified to answer.
 */
export const createDisputeStatement =
  (needs: AgentsNeeds) =>
  async (
    { brandId, memberId }: Caller,
    { statementId, reason }: Body<typeof disputeStatement>,
  ): Promise<Statement> => {
    const { database, settings, clock } = needs
    const { db } = database
    const row = await findStatement(db, BigInt(statementId))
    if (row?.receiver_id !== memberId) throw new Refusal('agent.statement_unknown')
    requireOpen(settings, brandId, row.contract_type)
    const opened = await insertDispute(db, {
      statement_id: row.statement_id,
      reason,
      recounted_minor: await recount(needs, row),
      opened_at: clock.now(),
      answer: null,
      answered_at: null,
      decision: null,
      decided_by: null,
      decided_at: null,
    })
    // The same text again is the same dispute: the answer may have been lost.
    if (!opened) {
      const now = await findStatement(db, row.statement_id)
      if (now?.dispute_reason !== reason) throw new Refusal('agent.disputed_already')
    }
    if (opened) await notifyParty(needs, row, 'statement_disputed')
    return presentStatement(needs, row.statement_id)
  }
