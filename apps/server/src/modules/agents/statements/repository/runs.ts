import type { ContractType } from '@trevo/contract/contract-terms.ts'
import { sql, type Selectable } from 'kysely'
import type { Period, RunPeriod } from '../domain/periods.ts'
import type { AgentsDb, ContractRow, StatementRow } from '../../tables.ts'

export type Ladderless = {
  readonly brandId: number
  readonly contractType: ContractType
  readonly period: RunPeriod
}
/** Rebates run like contracts. */
export type RunKind = Omit<Ladderless, 'contractType'> & {
  readonly contractType: ContractType | 'REBATE'
}
export type Run = {
  readonly runId: bigint
  readonly startsAt: Date
  readonly endsAt: Date
  /** Changes of figures up to here are in this run; later ones in the next. */
  readonly seenSeq: bigint
  /** Where the previous run ended. */
  readonly seenBefore: bigint
  readonly isFinished: boolean
}

/** When the last run of this kind ended; undefined before the first. */
export const findLastRun = async (
  db: AgentsDb,
  { brandId, contractType, period }: RunKind,
): Promise<{ readonly startsAt: Date; readonly isFinished: boolean } | undefined> => {
  const row = await db
    .selectFrom('agents.run')
    .select(['starts_at', 'finished_at'])
    .where('brand_id', '=', brandId)
    .where('contract_type', '=', contractType)
    .where('period', '=', period)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { startsAt: row.starts_at, isFinished: row.finished_at !== null }
}

/** Starts a run, or finds it if it was already started. Under `lockFigures`. */
export const openRun = async (
  db: AgentsDb,
  { brandId, contractType, period }: RunKind,
  { start, end }: Period,
  at: Date,
): Promise<Run> => {
  await sql`
    insert into agents.run (brand_id, contract_type, period, starts_at, ends_at, seen_seq, began_at)
    values (${brandId}, ${contractType}, ${period}, ${start}, ${end},
      nextval('agents.change_seq'), ${at})
    on conflict (brand_id, contract_type, period, starts_at) do nothing`.execute(db)
  const { rows } = await sql<{
    run_id: bigint
    seen_seq: bigint
    seen_before: bigint
    finished_at: Date | null
  }>`
    select run_id, seen_seq, finished_at, coalesce((select max(b.seen_seq) from agents.run b
      where b.brand_id = r.brand_id and b.contract_type = r.contract_type and b.period = r.period
        and b.starts_at < r.starts_at), 0) as seen_before
    from agents.run r where brand_id = ${brandId} and contract_type = ${contractType}
      and period = ${period} and starts_at = ${start}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the run was not written')
  return {
    runId: row.run_id,
    startsAt: start,
    endsAt: end,
    seenSeq: row.seen_seq,
    seenBefore: row.seen_before,
    isFinished: row.finished_at !== null,
  }
}

/** The run is over: a hash over the sources of its statements, in order. */
export const finishRun = async (
  db: AgentsDb,
  runId: bigint,
  hashOf: (hashes: readonly string[]) => string,
  at: Date,
): Promise<void> => {
  const rows = await db
    .selectFrom('agents.statement')
    .select('inputs_hash')
    .where('run_id', '=', runId)
    .orderBy('contract_id')
    .orderBy('starts_at')
    .orderBy('version')
    .execute()
  await db
    .updateTable('agents.run')
    .set({ statements_hash: hashOf(rows.map((row) => row.inputs_hash)), finished_at: at })
    .where('run_id', '=', runId)
    .where('finished_at', 'is', null)
    .execute()
}

const ofKind = (db: AgentsDb, { brandId, contractType, period }: Ladderless) =>
  db
    .selectFrom('agents.contract')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('contract_type', '=', contractType)
    .where('signed_at', 'is not', null)
    .$if(contractType === 'DIVIDEND', (query) => query.where('period', '=', period as 'D'))

/** Contracts in force when a period began: they govern all of it. */
export const listGoverning = (
  db: AgentsDb,
  kind: Ladderless,
  start: Date,
): Promise<ContractRow[]> =>
  ofKind(db, kind)
    .where('signed_at', '<=', start)
    .where((of) => of.or([of('ended_at', 'is', null), of('ended_at', '>', start)]))
    .orderBy('contract_id')
    .execute()

/** Contracts that were in force at any time since, by their ids. */
export const listSignedSince = async (
  db: AgentsDb,
  kind: Ladderless,
  since: Date,
): Promise<string[]> => {
  const rows = await ofKind(db, kind)
    .where((of) => of.or([of('ended_at', 'is', null), of('ended_at', '>', since)]))
    .orderBy('contract_id')
    .execute()
  return rows.map((row) => row.contract_id)
}

/** One run at a time writes a contract's lines, so that it finds those of the previous run. */
export const lockContracts = async (
  db: AgentsDb,
  contractIds: readonly string[],
): Promise<void> => {
  await db
    .selectFrom('agents.contract')
    .select('contract_id')
    .where('contract_id', 'in', [...contractIds])
    .orderBy('contract_id')
    .forUpdate()
    .execute()
}

/** For each contract, the first statement whose figures changed since. */
export const listChangedSince = async (
  db: AgentsDb,
  { brandId, contractType, period }: Ladderless,
  { seenBefore, seenSeq, startsAt }: Run,
): Promise<{ readonly contractId: string; readonly from: Date }[]> => {
  const { rows } = await sql<{ contract_id: string; starts_at: Date }>`
    with changed as materialized (
      select distinct node_id, hour from agents.team_hour
      where changed_seq > ${seenBefore} and changed_seq <= ${seenSeq} and hour < ${startsAt}
    )
    select s.contract_id, min(s.starts_at) as starts_at
    from changed c join agents.statement s on s.receiver_id = c.node_id
      and c.hour >= s.starts_at and c.hour < s.ends_at
    join agents.contract k on k.contract_id = s.contract_id
    join agents.run r on r.run_id = s.run_id
    where k.brand_id = ${brandId} and k.contract_type = ${contractType} and r.period = ${period}
      and s.starts_at < ${startsAt}
    group by 1 order by 1`.execute(db)
  return rows.map((row) => ({ contractId: row.contract_id, from: row.starts_at }))
}

/** The newest statement of each period of a contract, in order, from an instant on. */
export const listNewest = async (
  db: AgentsDb,
  contractId: string,
  from: Date,
): Promise<Selectable<StatementRow>[]> => {
  const { rows } = await sql<Selectable<StatementRow>>`
    select distinct on (starts_at) * from agents.statement
    where contract_id = ${contractId} and starts_at >= ${from}
    order by starts_at, version desc`.execute(db)
  return rows
}

/** The newest statement of the previous period. */
export const findNewestBefore = (
  db: AgentsDb,
  contractId: string,
  before: Date,
): Promise<Selectable<StatementRow> | undefined> =>
  db
    .selectFrom('agents.statement')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('starts_at', '<', before)
    .orderBy('starts_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Undefined if the statement was written before. */
export const insertStatement = (
  db: AgentsDb,
  row: Omit<Selectable<StatementRow>, 'statement_id'>,
): Promise<Selectable<StatementRow> | undefined> =>
  db
    .insertInto('agents.statement')
    .values(row)
    .onConflict((conflict) => conflict.columns(['contract_id', 'starts_at', 'version']).doNothing())
    .returningAll()
    .executeTakeFirst()
