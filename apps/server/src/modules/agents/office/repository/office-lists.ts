import type { ContractType } from '@trevo/contract/contract-terms.ts'
import type { ContractStatus } from '@trevo/contract/wps/agents/contracts.ts'
import type { Place } from '@trevo/platform/keyset.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { AgentsDb, ContractRow } from '../../tables.ts'

export type TopNode = { member_id: bigint; placed_at: Date; members: number }

/** Members without an agent above who have a team, the newest first. */
export const listTops = async (
  db: AgentsDb,
  brandId: number,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<readonly TopNode[]> => {
  const { rows } = await sql<TopNode>`
    select n.member_id, n.placed_at, t.members from agents.team_size t
    join agents.node n on n.member_id = t.node_id
    where n.brand_id = ${brandId} and n.upline_id is null and t.members > 0
      and (${before ?? null}::bigint is null or n.member_id < ${before ?? null}::bigint)
    order by n.member_id desc limit ${limit}`.execute(db)
  return rows
}

/** Contracts of a brand, the newest first; of a member, on either side. */
export const listContractsOf = async (
  db: AgentsDb,
  brandId: number,
  filter: {
    readonly status: z.infer<typeof ContractStatus> | undefined
    readonly contractType: ContractType | undefined
    readonly memberId: bigint | undefined
    readonly before: Place | undefined
    readonly limit: number
  },
): Promise<readonly ContractRow[]> => {
  const { status, contractType, memberId, before, limit } = filter
  const { rows } = await sql<ContractRow>`
    select * from agents.contract where brand_id = ${brandId}
      ${status === undefined ? sql`` : sql`and status = ${status}`}
      ${contractType === undefined ? sql`` : sql`and contract_type = ${contractType}`}
      ${memberId === undefined ? sql`` : sql`and (giver_id = ${memberId} or receiver_id = ${memberId})`}
      ${before === undefined ? sql`` : sql`and (created_at, contract_id) < (${before.at}, ${before.id}::uuid)`}
    order by created_at desc, contract_id desc limit ${limit}`.execute(db)
  return rows
}

export type RunSums = {
  run_id: bigint
  contract_type: string
  period: string
  starts_at: Date
  ends_at: Date
  began_at: Date
  finished_at: Date | null
  statements_hash: string | null
  statement_count: number
  amount: string
  paid: string
}

/** Runs of a brand, the newest first, with the sums of their statements or rebates. */
export const listRunsOf = async (
  db: AgentsDb,
  brandId: number,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<readonly RunSums[]> => {
  const { rows } = await sql<RunSums>`
    select r.*, coalesce(s.count, 0)::int as statement_count, coalesce(s.amount, 0)::text as amount,
      coalesce(s.paid, 0)::text as paid
    from (
      select * from agents.run where brand_id = ${brandId}
        and (${before ?? null}::bigint is null or run_id < ${before ?? null}::bigint)
      order by run_id desc limit ${limit}
    ) r
    cross join lateral (
      select count(*) as count, sum(amount_minor) as amount, sum(paid_minor) as paid from (
        select amount_minor, paid_minor from agents.statement where run_id = r.run_id
        union all
        select amount_minor, paid_minor from agents.rebate_payment where run_id = r.run_id
      ) x
    ) s
    order by r.run_id desc`.execute(db)
  return rows
}

export type OpenDebt = {
  receiver_id: bigint
  contract_id: string | null
  contract_type: string
  amount_minor: bigint
}

/** What agents of a brand were paid too much, the largest first. */
export const listDebtsOf = async (
  db: AgentsDb,
  brandId: number,
  limit: number,
): Promise<readonly OpenDebt[]> => {
  const { rows } = await sql<OpenDebt>`
    (select c.receiver_id, c.contract_id, c.contract_type, d.amount_minor
     from agents.debt d join agents.contract c using (contract_id)
     where d.amount_minor > 0 and c.brand_id = ${brandId} order by d.amount_minor desc limit ${limit})
    union all
    (select d.earner_id, null, 'REBATE', d.amount_minor
     from agents.rebate_debt d join agents.node n on n.member_id = d.earner_id
     where d.amount_minor > 0 and n.brand_id = ${brandId} order by d.amount_minor desc limit ${limit})
    order by amount_minor desc limit ${limit}`.execute(db)
  return rows
}

/** What a member was paid too much, over all contracts and rebates. */
export const sumDebtOf = async (db: AgentsDb, memberId: bigint): Promise<bigint> => {
  const { rows } = await sql<{ sum: string }>`
    select (coalesce((select sum(d.amount_minor) from agents.debt d
        join agents.contract c using (contract_id) where c.receiver_id = ${memberId}), 0)
      + coalesce((select amount_minor from agents.rebate_debt where earner_id = ${memberId}), 0))::text
      as sum`.execute(db)
  return BigInt(rows[0]?.sum ?? '0')
}

export const findDebt = async (db: AgentsDb, contractId: string): Promise<bigint> => {
  const row = await db
    .selectFrom('agents.debt')
    .select('amount_minor')
    .where('contract_id', '=', contractId)
    .executeTakeFirst()
  return row?.amount_minor ?? 0n
}
