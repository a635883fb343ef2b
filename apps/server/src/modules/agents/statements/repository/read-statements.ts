import type { ContractType } from '@trevo/contract/contract-terms.ts'
import { sql, type Selectable } from 'kysely'
import type { AgentsDb, ContractRow, DisputeRow, LineRow, StatementRow } from '../../tables.ts'

export type FullStatement = Selectable<StatementRow> &
  Pick<ContractRow, 'contract_type' | 'product'> & {
    readonly lines: number
    readonly dispute_reason: string | null
    readonly dispute_recounted: bigint | null
    readonly dispute_opened_at: Date | null
    readonly dispute_answer: string | null
    readonly dispute_answered_at: Date | null
    readonly dispute_decision: string | null
    readonly dispute_decided_by: string | null
    readonly dispute_decided_at: Date | null
  }

/** Statements with their contract and dispute; the caller selects. */
export const fullStatements = (db: AgentsDb) =>
  db
    .selectFrom('agents.statement as s')
    .innerJoin('agents.contract as k', 'k.contract_id', 's.contract_id')
    .leftJoin('agents.dispute as d', 'd.statement_id', 's.statement_id')
    .selectAll('s')
    .select([
      'k.contract_type',
      'k.product',
      'd.reason as dispute_reason',
      'd.recounted_minor as dispute_recounted',
      'd.opened_at as dispute_opened_at',
      'd.answer as dispute_answer',
      'd.answered_at as dispute_answered_at',
      'd.decision as dispute_decision',
      'd.decided_by as dispute_decided_by',
      'd.decided_at as dispute_decided_at',
      sql<number>`(select count(*)::integer from agents.statement_line l
        where l.statement_id = s.statement_id)`.as('lines'),
    ])

/** Statements that a member receives, or of contracts that a member gave, newest first. */
export const listStatementsOf = (
  db: AgentsDb,
  side: 'receiver' | 'giver',
  memberId: bigint,
  page: {
    readonly contractType: ContractType
    readonly before: bigint | undefined
    readonly limit: number
  },
): Promise<FullStatement[]> =>
  fullStatements(db)
    .where(side === 'receiver' ? 's.receiver_id' : 's.giver_id', '=', memberId)
    .where('k.contract_type', '=', page.contractType)
    .$if(page.before !== undefined, (query) =>
      query.where('s.statement_id', '<', page.before ?? 0n),
    )
    .orderBy('s.statement_id', 'desc')
    .limit(page.limit)
    .execute()

export const findStatement = (
  db: AgentsDb,
  statementId: bigint,
): Promise<FullStatement | undefined> =>
  fullStatements(db).where('s.statement_id', '=', statementId).executeTakeFirst()

export const listLines = (
  db: AgentsDb,
  statementId: bigint,
  after: number,
  limit: number,
): Promise<LineRow[]> =>
  db
    .selectFrom('agents.statement_line')
    .selectAll()
    .where('statement_id', '=', statementId)
    .where('line_number', '>', after)
    .orderBy('line_number')
    .limit(limit)
    .execute()

/** Undefined if the statement was disputed before. */
export const insertDispute = (db: AgentsDb, row: DisputeRow): Promise<DisputeRow | undefined> =>
  db
    .insertInto('agents.dispute')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** Undefined if no dispute is open. */
export const saveAnswer = (
  db: AgentsDb,
  statementId: bigint,
  answered: { readonly answer: string; readonly answered_at: Date },
): Promise<DisputeRow | undefined> =>
  db
    .updateTable('agents.dispute')
    .set(answered)
    .where('statement_id', '=', statementId)
    .where('answer', 'is', null)
    .returningAll()
    .executeTakeFirst()
