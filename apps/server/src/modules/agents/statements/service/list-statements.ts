import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listStatements } from '@trevo/contract/wps/agents/statements.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { listStatementsOf } from '../repository/read-statements.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { presentStatements } from './present-statement.ts'
import type { Caller } from '../../tree/service/require-downline.ts'
import { requireOpen } from './require-open.ts'

/** The statements of contracts, newest first: for both parties only. */
export const createListStatements =
  ({ database, members, settings }: AgentsNeeds) =>
  async (
    { brandId, memberId }: Caller,
    asked: Query<typeof listStatements>,
  ): Promise<Answer<typeof listStatements>> => {
    requireOpen(settings, brandId, asked.contractType)
    const rows = await listStatementsOf(database.db, asked.side, memberId, {
      contractType: asked.contractType,
      before: readNumber(asked.before),
      limit: withExtra(asked.pageSize),
    })
    const { shown, next } = cutPage(rows, asked.pageSize, (row) => String(row.statement_id))
    return { list: await presentStatements(members, shown), next }
  }
