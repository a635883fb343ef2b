import type { Body } from '@trevo/contract/endpoint.ts'
import type { disburseStatement, Statement } from '@trevo/contract/wps/agents/statements.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findStatement } from '../repository/read-statements.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { payStatement } from './pay-statements.ts'
import { presentStatement } from './present-statement.ts'
import type { Caller } from '../../tree/service/require-downline.ts'
import { requireOpen } from './require-open.ts'

/** The giver approves a statement: it is paid once, also on a retry. */
export const createDisburseStatement =
  (needs: AgentsNeeds) =>
  async (
    { brandId, memberId }: Caller,
    { statementId }: Body<typeof disburseStatement>,
  ): Promise<Statement> => {
    const { database, settings } = needs
    const row = await findStatement(database.db, BigInt(statementId))
    if (row?.giver_id !== memberId) throw new Refusal('agent.statement_unknown')
    requireOpen(settings, brandId, row.contract_type)
    await database.inTx((tx) => payStatement(needs, tx, row.statement_id))
    return presentStatement(needs, row.statement_id)
  }
