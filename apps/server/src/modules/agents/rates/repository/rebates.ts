import { sql } from 'kysely'
import type { RebateProduct } from '@trevo/contract/wps/agents/rebates.ts'
import type { ValueRule } from '@trevo/rebate-rules/value-rules.ts'
import type { AgentsDb } from '../../tables.ts'

export type RebateRule = ValueRule & { readonly product: RebateProduct }

/** A brand's current rates. */
export const listRebateRules = async (db: AgentsDb, brandId: number): Promise<RebateRule[]> => {
  const { rows } = await sql<{
    product: RebateProduct
    lowest_bp: number
    highest_bp: number
    difference_bp: number
    step_bp: number
  }>`
    select distinct on (product) product, lowest_bp, highest_bp, difference_bp, step_bp
    from agents.rebate_rule where brand_id = ${brandId} order by product, since desc`.execute(db)
  return rows.map((row) => ({
    product: row.product,
    lowest: row.lowest_bp,
    highest: row.highest_bp,
    difference: row.difference_bp,
    step: row.step_bp,
  }))
}

/** Gives a product of the brand its first rule; one that has a rule keeps it. */
export const insertFirstRebateRule = async (
  db: AgentsDb,
  brandId: number,
  rule: RebateRule,
  since: Date,
): Promise<void> => {
  await sql`
    insert into agents.rebate_rule
    select ${brandId}, ${rule.product}, ${since}::timestamptz, ${rule.lowest}::integer,
      ${rule.highest}::integer, ${rule.difference}::integer, ${rule.step}::integer
    where not exists (
      select from agents.rebate_rule where brand_id = ${brandId} and product = ${rule.product}
    ) on conflict do nothing`.execute(db)
}

/** A member's rebates, by product. */
export const findRates = async (
  db: AgentsDb,
  memberId: bigint,
): Promise<ReadonlyMap<RebateProduct, number>> => {
  const { rows } = await sql<{ product: RebateProduct; rate_bp: number }>`
    select distinct on (product) product, rate_bp from agents.rebate_rate
    where member_id = ${memberId} order by product, since desc`.execute(db)
  return new Map(rows.map((row) => [row.product, row.rate_bp]))
}

/** Members' rebates, by product; members without any are left out. */
export const listRatesOf = async (
  db: AgentsDb,
  memberIds: readonly bigint[],
): Promise<
  readonly { readonly memberId: bigint; readonly product: RebateProduct; readonly rateBp: number }[]
> => {
  const { rows } = await sql<{ member_id: bigint; product: RebateProduct; rate_bp: number }>`
    select distinct on (member_id, product) member_id, product, rate_bp from agents.rebate_rate
    where member_id = any(${[...memberIds]}::bigint[])
    order by member_id, product, since desc`.execute(db)
  return rows.map((row) => ({
    memberId: row.member_id,
    product: row.product,
    rateBp: row.rate_bp,
  }))
}

export const insertRate = async (
  db: AgentsDb,
  given: {
    readonly memberId: bigint
    readonly product: RebateProduct
    readonly rateBp: number
    readonly by: bigint
    readonly at: Date
  },
): Promise<void> => {
  await sql`
    insert into agents.rebate_rate values (${given.memberId}, ${given.product}, ${given.at},
      ${given.rateBp}, ${given.by})
    on conflict (member_id, product, since) do update set rate_bp = excluded.rate_bp`.execute(db)
}

/** A member's rates change one at a time. */
export const lockRates = async (db: AgentsDb, memberId: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agents.rates ${memberId}`}, 0))`.execute(
    db,
  )
}

export type RebateLineRow = {
  run_id: bigint
  line_number: number
  member_id: bigint
  node_id: number
  product: string
  round_id: string
  bet_minor: bigint
  share_bp: number
  amount_minor: bigint
  is_correction: boolean
  first_at: Date
}

/** Lines of an earner for rounds within a span, newest run first. */
export const listRebateLinesOf = async (
  db: AgentsDb,
  earnerId: bigint,
  { from, until }: { readonly from: Date; readonly until: Date },
  page: {
    readonly before?: { readonly runId: bigint; readonly line: number } | undefined
    readonly limit: number
  },
): Promise<RebateLineRow[]> => {
  const { before, limit } = page
  const { rows } = await sql<RebateLineRow>`
    select run_id, line_number, member_id, node_id, product, round_id, bet_minor, share_bp,
      amount_minor, is_correction, first_at
    from agents.rebate_line where earner_id = ${earnerId}
      and first_at >= ${from} and first_at < ${until}
      and (${before?.runId ?? null}::bigint is null or run_id < ${before?.runId ?? null}::bigint
        or (run_id = ${before?.runId ?? null}::bigint and line_number > ${before?.line ?? null}::integer))
    order by run_id desc, line_number limit ${limit}`.execute(db)
  return rows
}
