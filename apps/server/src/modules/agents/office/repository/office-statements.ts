import { sql, type Selectable } from 'kysely'
import { fullStatements, type FullStatement } from '../../statements/repository/read-statements.ts'
import type { AgentsDb, DisputeLineRow, LineRow, StatementRow } from '../../tables.ts'

type Filter = {
  readonly runId: bigint | undefined
  readonly memberId: bigint | undefined
  readonly dispute: 'open' | 'answered' | 'decided' | undefined
  readonly before: bigint | undefined
  readonly limit: number
}

/** Statements of a brand's contracts, the newest first. */
export const listStatementsOfBrand = (
  db: AgentsDb,
  brandId: number,
  { runId, memberId, dispute, before, limit }: Filter,
): Promise<FullStatement[]> =>
  fullStatements(db)
    .where('k.brand_id', '=', brandId)
    .$if(runId !== undefined, (query) => query.where('s.run_id', '=', runId ?? 0n))
    .$if(memberId !== undefined, (query) =>
      query.where((of) =>
        of.or([of('s.receiver_id', '=', memberId ?? 0n), of('s.giver_id', '=', memberId ?? 0n)]),
      ),
    )
    .$if(dispute === 'open', (query) =>
      query
        .where('d.opened_at', 'is not', null)
        .where('d.answer', 'is', null)
        .where('d.decided_at', 'is', null),
    )
    .$if(dispute === 'answered', (query) =>
      query.where('d.answer', 'is not', null).where('d.decided_at', 'is', null),
    )
    .$if(dispute === 'decided', (query) => query.where('d.decided_at', 'is not', null))
    .$if(before !== undefined, (query) => query.where('s.statement_id', '<', before ?? 0n))
    .orderBy('s.statement_id', 'desc')
    .limit(limit)
    .execute()

/** The last statements of a contract. */
export const listStatementsOfContract = (
  db: AgentsDb,
  contractId: string,
  limit: number,
): Promise<FullStatement[]> =>
  fullStatements(db)
    .where('s.contract_id', '=', contractId)
    .orderBy('s.statement_id', 'desc')
    .limit(limit)
    .execute()

/** A statement of the brand. */
export const findStatementOf = (
  db: AgentsDb,
  brandId: number,
  statementId: bigint,
): Promise<FullStatement | undefined> =>
  fullStatements(db)
    .where('k.brand_id', '=', brandId)
    .where('s.statement_id', '=', statementId)
    .executeTakeFirst()

/** Every version of the period of a statement. */
export const listVersions = (
  db: AgentsDb,
  { contract_id, starts_at }: Pick<FullStatement, 'contract_id' | 'starts_at'>,
): Promise<Selectable<StatementRow>[]> =>
  db
    .selectFrom('agents.statement')
    .selectAll()
    .where('contract_id', '=', contract_id)
    .where('starts_at', '=', starts_at)
    .orderBy('version')
    .limit(100)
    .execute()

export const listDecidedLines = (
  db: AgentsDb,
  statementIds: readonly bigint[],
): Promise<DisputeLineRow[]> =>
  statementIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('agents.dispute_line')
        .selectAll()
        .where('statement_id', 'in', [...statementIds])
        .orderBy('statement_id')
        .orderBy('line_number')
        .execute()

/** The dispute of a statement, locked: it is decided once. */
export const lockDispute = async (
  db: AgentsDb,
  statementId: bigint,
): Promise<{ readonly decided_at: Date | null } | undefined> =>
  db
    .selectFrom('agents.dispute')
    .select('decided_at')
    .where('statement_id', '=', statementId)
    .forUpdate()
    .executeTakeFirst()

export const findLines = (
  db: AgentsDb,
  statementId: bigint,
  numbers: readonly number[],
): Promise<LineRow[]> =>
  numbers.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('agents.statement_line')
        .selectAll()
        .where('statement_id', '=', statementId)
        .where('line_number', 'in', [...numbers])
        .orderBy('line_number')
        .execute()

export const saveDecision = async (
  db: AgentsDb,
  statementId: bigint,
  decision: { readonly decision: string; readonly decided_by: string; readonly decided_at: Date },
  lines: readonly Omit<DisputeLineRow, 'statement_id'>[],
): Promise<void> => {
  await db
    .updateTable('agents.dispute')
    .set(decision)
    .where('statement_id', '=', statementId)
    .execute()
  if (lines.length === 0) return
  await db
    .insertInto('agents.dispute_line')
    .values(lines.map((line) => ({ statement_id: statementId, ...line })))
    .execute()
}

export const insertDecidedLines = async (
  db: AgentsDb,
  lines: readonly LineRow[],
): Promise<void> => {
  if (lines.length > 0)
    await db
      .insertInto('agents.statement_line')
      .values([...lines])
      .execute()
}

/** One decision of a contract at a time, and no run beside it. */
export const lockContract = async (db: AgentsDb, contractId: string): Promise<void> => {
  await sql`select from agents.contract where contract_id = ${contractId} for update`.execute(db)
}
