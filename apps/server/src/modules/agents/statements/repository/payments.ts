import type { ContractType } from '@trevo/contract/contract-terms.ts'
import { sql } from 'kysely'
import type { AgentsDb, StatementRow } from '../../tables.ts'

/** A statement, locked for payment until the transaction ends. */
export type LockedStatement = {
  readonly statement_id: bigint
  readonly contract_id: string
  readonly contract_type: ContractType
  readonly receiver_id: bigint
  readonly amount_minor: bigint
  readonly status: StatementRow['status']
}

export type EndedStatement = {
  readonly statementId: bigint
  readonly status: StatementRow['status']
  readonly paidMinor: bigint
}

const payable = (db: AgentsDb) =>
  db
    .selectFrom('agents.statement as s')
    .innerJoin('agents.contract as k', 'k.contract_id', 's.contract_id')
    .select([
      's.statement_id',
      's.contract_id',
      'k.contract_type',
      's.receiver_id',
      's.amount_minor',
      's.status',
    ])
    .orderBy('s.statement_id')

type Page = { readonly after: bigint; readonly limit: number }

const due = (db: AgentsDb, { after, limit }: Page) =>
  payable(db).where('s.status', '=', 'due').where('s.statement_id', '>', after).limit(limit)

/** Due statements that need no approval, from a number on, in payment order. */
export const listDue = async (db: AgentsDb, page: Page): Promise<bigint[]> =>
  (await due(db, page).execute()).map((row) => row.statement_id)

/** The same, locked until the transaction ends. */
export const lockDue = (db: AgentsDb, page: Page): Promise<LockedStatement[]> =>
  due(db, page).forUpdate('s').execute()

export const lockStatement = (
  db: AgentsDb,
  statementId: bigint,
): Promise<LockedStatement | undefined> =>
  payable(db).where('s.statement_id', '=', statementId).forUpdate('s').executeTakeFirst()

/** The overpayment under each of these contracts, locked. */
export const lockDebts = async (
  db: AgentsDb,
  contractIds: readonly string[],
): Promise<Map<string, bigint>> => {
  await sql`
    insert into agents.debt select id, 0 from unnest(${[...contractIds]}::uuid[]) id order by id
    on conflict do nothing`.execute(db)
  const rows = await db
    .selectFrom('agents.debt')
    .selectAll()
    .where('contract_id', 'in', [...contractIds])
    .orderBy('contract_id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.contract_id, row.amount_minor]))
}

/** Under `lockDebts`. */
export const saveDebts = async (
  db: AgentsDb,
  debts: ReadonlyMap<string, bigint>,
): Promise<void> => {
  await sql`
    update agents.debt d set amount_minor = x.amount
    from unnest(${[...debts.keys()]}::uuid[], ${[...debts.values()]}::bigint[]) x (id, amount)
    where d.contract_id = x.id and d.amount_minor <> x.amount`.execute(db)
}

/** Under `lockDue` or `lockStatement`. */
export const saveEnded = async (
  db: AgentsDb,
  ended: readonly EndedStatement[],
  at: Date,
): Promise<void> => {
  await sql`
    update agents.statement s set status = x.status, paid_minor = x.paid,
      paid_at = case when x.status = 'paid' then ${at}::timestamptz end
    from unnest(${ended.map((one) => one.statementId)}::bigint[],
      ${ended.map((one) => one.status)}::text[], ${ended.map((one) => one.paidMinor)}::bigint[])
      x (id, status, paid)
    where s.statement_id = x.id`.execute(db)
}
