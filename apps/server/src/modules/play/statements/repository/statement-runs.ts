import type { Database } from '@trevo/database/connect.ts'
import type { PlayTables } from '../../common/repository/tables.ts'

export type StatementRunRow = PlayTables['play.statement_run']

/** A later comparison of the same day replaces the earlier. */
export const saveStatementRun = async (
  { db }: Database<PlayTables>,
  run: StatementRunRow,
): Promise<void> => {
  const { compared_at, bets, differences } = run
  await db
    .insertInto('play.statement_run')
    .values(run)
    .onConflict((conflict) =>
      conflict.columns(['vendor', 'day']).doUpdateSet({ compared_at, bets, differences }),
    )
    .execute()
}

export const listStatementRunRows = (
  { db }: Database<PlayTables>,
  limit: number,
): Promise<StatementRunRow[]> =>
  db
    .selectFrom('play.statement_run')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('vendor')
    .limit(limit)
    .execute()
