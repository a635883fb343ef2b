import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listStatementLines } from '@trevo/contract/wps/agents/statements.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findStatement } from '../repository/read-statements.ts'
import type { AgentsNeeds } from '../../needs.ts'
import type { Caller } from '../../tree/service/require-downline.ts'
import { requireOpen } from './require-open.ts'
import { showLines } from './show-lines.ts'

/** The rounds of a real-time statement. */
export const createListStatementLines =
  (needs: AgentsNeeds) =>
  async (
    { brandId, memberId }: Caller,
    { statementId, after }: Query<typeof listStatementLines>,
    language: Language,
  ): Promise<Answer<typeof listStatementLines>> => {
    const row = await findStatement(needs.database.db, BigInt(statementId))
    if (row?.giver_id !== memberId && row?.receiver_id !== memberId) {
      throw new Refusal('agent.statement_unknown')
    }
    requireOpen(needs.settings, brandId, row.contract_type)
    return showLines(needs, row.statement_id, after, language)
  }
