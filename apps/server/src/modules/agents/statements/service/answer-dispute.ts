import type { Body } from '@trevo/contract/endpoint.ts'
import type { answerDispute, Statement } from '@trevo/contract/wps/agents/statements.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findStatement, saveAnswer } from '../repository/read-statements.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { presentStatement } from './present-statement.ts'
import type { Caller } from '../../tree/service/require-downline.ts'
import { requireOpen } from './require-open.ts'
import { notifyParty } from './notify-party.ts'

/** The giver answers a dispute, once; the receiver is notified. */
export const createAnswerDispute =
  (needs: AgentsNeeds) =>
  async (
    { brandId, memberId }: Caller,
    { statementId, answer }: Body<typeof answerDispute>,
  ): Promise<Statement> => {
    const { database, settings, clock } = needs
    const { db } = database
    const row = await findStatement(db, BigInt(statementId))
    if (row?.giver_id !== memberId) throw new Refusal('agent.statement_unknown')
    requireOpen(settings, brandId, row.contract_type)
    const saved = await saveAnswer(db, row.statement_id, { answer, answered_at: clock.now() })
    if (!saved) {
      const now = await findStatement(db, row.statement_id)
      if (now?.dispute_answer !== answer) throw new Refusal('agent.dispute_answered')
    }
    if (saved) await notifyParty(needs, row, 'dispute_answered')
    return presentStatement(needs, row.statement_id)
  }
