import { sql } from 'kysely'
import type { Run } from '../../statements/repository/runs.ts'
import type { AgentsDb } from '../../tables.ts'

/** Whether the run is still to be written; no other process writes it until the transaction ends. */
export const lockRebateRun = async (db: AgentsDb, runId: bigint): Promise<boolean> => {
  const row = await db
    .selectFrom('agents.run')
    .select('finished_at')
    .where('run_id', '=', runId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.finished_at === null
}

/**
 * Writes a line for each earner of each round that changed since the previous run: the share that
 * `differencesUp` gives by the rates of the round's instant, less the sum of earlier lines; and the
 * total of each earner. All of it in the database, as real-time salaries are. The whole run is
 * hashed as text in its order, so that the same rounds and rates give the same hash.
 */
export const writeRebateLines = async (
  db: AgentsDb,
  brandId: number,
  run: Run,
  at: Date,
): Promise<void> => {
  await sql`
    with changed as (
      -- What the house makes and belongs to no product is given what slots are.
      select r.member_id, r.source, r.round_id, r.node_id,
        coalesce(r.valid_minor, r.bet_minor) as bet_minor, r.first_at, r.path,
        case r.product when 'CONS' then 'RNG' else r.product end as product
      from agents.round r join agents.node n on n.member_id = r.member_id
      where n.brand_id = ${brandId} and r.changed_seq > ${run.seenBefore}
        and r.changed_seq <= ${run.seenSeq} and r.source <> 'lottery'
    ), earner as (
      select r.member_id, r.source, r.round_id, r.node_id, r.product, r.bet_minor, r.first_at,
        e.id as earner_id, e.place,
        coalesce(rate.rate_bp, case when e.place = 1 and r.member_id <> e.id then rule.highest_bp end, 0)
          as rate_bp
      from changed r
      cross join lateral (
        select highest_bp from agents.rebate_rule x where x.brand_id = ${brandId}
          and x.product = r.product and x.since <= r.first_at order by since desc limit 1
      ) rule
      cross join lateral unnest(r.path) with ordinality e (id, place)
      left join lateral (
        select rate_bp from agents.rebate_rate x where x.member_id = e.id and x.product = r.product
          and x.since <= r.first_at order by since desc limit 1
      ) rate on true
    ), share as (
      select *, rate_bp - coalesce(max(rate_bp) over (partition by member_id, source, round_id
        order by place desc rows between unbounded preceding and 1 preceding), 0) as share_bp
      from earner
    ), due as (
      select share.*, greatest(bet_minor, 0) * share_bp / 10000 as due_minor, before.minor as before_minor
      from share left join lateral (
        select sum(l.amount_minor)::bigint as minor from agents.rebate_line l
        where l.member_id = share.member_id and l.source = share.source
          and l.round_id = share.round_id and l.earner_id = share.earner_id
      ) before on true
      where share_bp > 0
    ), line as materialized (
      select (row_number() over (order by first_at, member_id, source, round_id, place desc))::integer
          as line_number, earner_id, member_id, source, round_id, node_id, product, bet_minor, share_bp,
        due_minor, due_minor - coalesce(before_minor, 0) as amount_minor,
        before_minor is not null as is_correction, first_at
      from due where due_minor <> coalesce(before_minor, 0)
    ), written as (
      insert into agents.rebate_line (run_id, line_number, earner_id, member_id, source, round_id,
        node_id, product, bet_minor, share_bp, due_minor, amount_minor, is_correction, first_at)
      select ${run.runId}, line_number, earner_id, member_id, source, round_id, node_id, product,
        bet_minor, share_bp, due_minor, amount_minor, is_correction, first_at
      from line order by line_number
    ), payment as (
      insert into agents.rebate_payment (run_id, earner_id, is_own, amount_minor, status)
      select ${run.runId}, earner_id, earner_id = member_id, sum(amount_minor)::bigint,
        case when sum(amount_minor) = 0 then 'settled' else 'due' end
      from line group by earner_id, earner_id = member_id
    )
    update agents.run set finished_at = ${at}, statements_hash = (
      select encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', earner_id, member_id, source,
        round_id, bet_minor, share_bp, due_minor, amount_minor, is_correction), e'\n'
        order by line_number), ''), 'UTF8')), 'hex') from line)
    where run_id = ${run.runId}`.execute(db)
}

export type RebatePayment = {
  run_id: bigint
  earner_id: bigint
  is_own: boolean
  amount_minor: bigint
}

type RebateName = Pick<RebatePayment, 'run_id' | 'earner_id' | 'is_own'>
/** After this payment; undefined: from the first one on. */
export type RebatePage = { readonly after: RebateName | undefined; readonly limit: number }

const due = ({ after, limit }: RebatePage) => sql`
  select run_id, earner_id, is_own, amount_minor from agents.rebate_payment
  where status = 'due' and (${after?.run_id ?? null}::bigint is null or (run_id, earner_id, is_own)
    > (${after?.run_id ?? null}::bigint, ${after?.earner_id ?? null}::bigint,
       ${after?.is_own ?? null}::boolean))
  order by run_id, earner_id, is_own limit ${limit}`

/** Due payments, in payment order. */
export const listDueRebates = async (db: AgentsDb, page: RebatePage): Promise<RebatePayment[]> => {
  const { rows } = await sql<RebatePayment>`${due(page)}`.execute(db)
  return rows
}

/** The same, locked until the transaction ends. */
export const lockDueRebates = async (db: AgentsDb, page: RebatePage): Promise<RebatePayment[]> => {
  const { rows } = await sql<RebatePayment>`${due(page)} for update`.execute(db)
  return rows
}

/** One of them; undefined if another process has paid it. */
export const lockDueRebate = async (
  db: AgentsDb,
  { run_id, earner_id, is_own }: RebateName,
): Promise<RebatePayment[]> => {
  const { rows } = await sql<RebatePayment>`
    select run_id, earner_id, is_own, amount_minor from agents.rebate_payment
    where run_id = ${run_id} and earner_id = ${earner_id} and is_own = ${is_own} and status = 'due'
    for update`.execute(db)
  return rows
}

export const endRebatePayment = async (
  db: AgentsDb,
  { run_id, earner_id, is_own }: RebatePayment,
  paidMinor: bigint,
): Promise<void> => {
  await sql`
    update agents.rebate_payment set status = ${paidMinor > 0n ? 'paid' : 'settled'},
      paid_minor = ${paidMinor}
    where run_id = ${run_id} and earner_id = ${earner_id} and is_own = ${is_own}`.execute(db)
}

/** Adds to an earner's overpayment, or offsets it against the amount due. @returns the amount left to pay */
export const settleRebateDebt = async (
  db: AgentsDb,
  earnerId: bigint,
  amountMinor: bigint,
): Promise<bigint> => {
  const { rows } = await sql<{ before: bigint }>`
    insert into agents.rebate_debt as d values (${earnerId}, 0)
    on conflict (earner_id) do update set amount_minor = d.amount_minor
    returning amount_minor as before`.execute(db)
  const before = rows[0]?.before ?? 0n
  const after = before - amountMinor > 0n ? before - amountMinor : 0n
  await sql`update agents.rebate_debt set amount_minor = ${after} where earner_id = ${earnerId}`.execute(
    db,
  )
  return amountMinor > before ? amountMinor - before : 0n
}
