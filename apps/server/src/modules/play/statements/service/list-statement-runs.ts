import type { StatementRun } from '@trevo/contract/ops/rounds.ts'
import { listStatementRunRows } from '../repository/statement-runs.ts'
import type { PlayContext } from '../../common/context.ts'

/** What the nights' comparisons with vendors' own records came to, newest first. */
export const createListStatementRuns =
  ({ database }: PlayContext) =>
  async (limit: number): Promise<StatementRun[]> => {
    const rows = await listStatementRunRows(database, limit)
    return rows.map(({ vendor, day, compared_at, bets, differences }) => ({
      vendor,
      day,
      comparedAt: compared_at.toISOString(),
      bets,
      differences,
    }))
  }
