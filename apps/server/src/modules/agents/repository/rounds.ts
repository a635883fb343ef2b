import { sql } from 'kysely'
import type { Tier } from '../domain/contract-rules.ts'
import type { Run } from './runs.ts'
import type { AgentsDb, ContractRow } from './tables.ts'

/**
 * Writes the statement of a real-time contract with a line for each round that changed since the run
 * before: `reckonRound` of its stake, less what lines before said. All of it in the database, because a
 * run of a large team has more lines than a process should hold. Nothing where no line is left.
 *
 * The lines are hashed as text in their order, so the same rounds and terms give the same hash.
 */
export const writeRoundLines = async (
  db: AgentsDb,
  contract: ContractRow,
  tiers: readonly Tier[],
  run: Run,
  at: Date,
): Promise<void> => {
  const { contract_id: id, receiver_id: receiver, product } = contract
  const terms = JSON.stringify(
    tiers.map(({ minimumBetMinor, rateBp, winRateBp }) => [
      String(minimumBetMinor),
      rateBp,
      // Left out where there is none: what was written before reads the same.
      ...(winRateBp === undefined ? [] : [winRateBp]),
    ]),
  )
  await sql`
    with changed as (
      select r.member_id, r.source, r.round_id, r.node_id, r.bet_minor, r.win_minor, r.first_at,
        coalesce(t.rate_bp, 0) as rate_bp,
        greatest(r.bet_minor, 0) * coalesce(t.rate_bp, 0) / 10000 as due_minor,
        l.before_minor
      from agents.round r
      left join lateral (
        select case when r.win_minor > r.bet_minor then win_rate_bp else rate_bp end as rate_bp
        from unnest(${tiers.map((one) => one.minimumBetMinor)}::bigint[],
          ${tiers.map((one) => one.rateBp)}::integer[],
          ${tiers.map((one) => one.winRateBp ?? one.rateBp)}::integer[])
          tier (minimum_minor, rate_bp, win_rate_bp)
        where r.bet_minor >= minimum_minor order by minimum_minor desc limit 1
      ) t on true
      left join lateral (
        select sum(amount_minor)::bigint as before_minor from agents.statement_line l
        where l.contract_id = ${id} and l.member_id = r.member_id and l.source = r.source
          and l.round_id = r.round_id
      ) l on true
      where r.changed_seq > ${run.seenBefore} and r.changed_seq <= ${run.seenSeq}
        and r.path @> array[${receiver}::bigint] and r.member_id <> ${receiver}
        and r.first_at >= ${contract.signed_at}
        and (${contract.ended_at}::timestamptz is null or r.first_at < ${contract.ended_at})
        and (${product} = 'CONS' or r.product = ${product})
    ), line as materialized (
      select (row_number() over (order by first_at, member_id, source, round_id))::integer as line_number,
        member_id, source, round_id, node_id, bet_minor, win_minor, rate_bp, due_minor,
        due_minor - coalesce(before_minor, 0) as amount_minor, before_minor is not null as is_correction
      from changed where due_minor <> coalesce(before_minor, 0)
    ), total as (
      select sum(amount_minor)::bigint as amount_minor,
        json_build_object('terms', ${terms}::text, 'lines', count(*), 'sha256', encode(sha256(
          convert_to(string_agg(concat_ws('|', member_id, source, round_id, node_id, bet_minor,
            win_minor, rate_bp, due_minor, amount_minor, is_correction), e'\n' order by line_number),
          'UTF8')), 'hex'))::text as inputs
      from line having count(*) > 0
    ), statement as (
      insert into agents.statement (run_id, contract_id, giver_id, receiver_id, starts_at, ends_at,
        version, inputs, inputs_hash, due_minor, amount_minor, status, paid_minor, created_at)
      select ${run.runId}, ${id}, ${contract.giver_id}, ${receiver}, ${run.startsAt}, ${run.endsAt},
        1, inputs, encode(sha256(convert_to(inputs, 'UTF8')), 'hex'), greatest(amount_minor, 0),
        amount_minor, case when amount_minor = 0 then 'settled'
          when amount_minor > 0 and ${contract.needs_approval} then 'waiting' else 'due' end, 0, ${at}
      from total
      on conflict (contract_id, starts_at, version) do nothing returning statement_id
    )
    insert into agents.statement_line (statement_id, line_number, contract_id, member_id, source,
      round_id, node_id, bet_minor, win_minor, rate_bp, due_minor, amount_minor, is_correction)
    select statement_id, line_number, ${id}, member_id, source, round_id, node_id, bet_minor,
      win_minor, rate_bp, due_minor, amount_minor, is_correction from line, statement
    order by line_number`.execute(db)
}
