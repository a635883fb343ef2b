import type { AgentStatement } from '@trevo/contract/ops/teams/records.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { AgentsNeeds } from '../../needs.ts'
import type { FullStatement } from '../../statements/repository/read-statements.ts'
import { presentStatements } from '../../statements/service/present-statement.ts'
import { listDecidedLines } from '../repository/office-statements.ts'

/** Statements as operators see them, with what was decided about their disputes. */
export const presentOfficeStatements = async (
  { database, members }: AgentsNeeds,
  rows: readonly FullStatement[],
): Promise<AgentStatement[]> => {
  const shown = await presentStatements(members, rows)
  const lines = await listDecidedLines(
    database.db,
    rows.filter((row) => row.dispute_decided_at !== null).map((row) => row.statement_id),
  )
  return rows.flatMap((row, index) => {
    const statement = shown[index]
    if (!statement) return []
    const { dispute_decision: answer, dispute_decided_by: by, dispute_decided_at: at } = row
    return [
      {
        ...statement,
        runId: row.run_id === null ? null : String(row.run_id),
        decision:
          answer === null || by === null || at === null
            ? null
            : {
                answer,
                decidedBy: by,
                decidedAt: at.toISOString(),
                lines: lines
                  .filter((line) => line.statement_id === row.statement_id)
                  .map((line) => ({
                    line: line.line_number,
                    before: formatMoney(line.before_minor),
                    due: formatMoney(line.due_minor),
                  })),
              },
      },
    ]
  })
}
