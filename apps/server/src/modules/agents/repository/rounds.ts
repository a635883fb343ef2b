import { sql } from 'kysely'
import type { Tier } from '../domain/contract-rules.ts'
import type { Run } from './runs.ts'
import type { AgentsDb } from './tables.ts'

/** What a contract pays by, as the text that its statements are hashed with. */
const termsOf = (tiers: readonly Tier[]): string =>
  JSON.stringify(
    tiers.map(({ minimumBetMinor, rateBp, winRateBp }) => [
      String(minimumBetMinor),
      rateBp,
      // Left out where there is none: what was written before reads the same.
      ...(winRateBp === undefined ? [] : [winRateBp]),
    ]),
  )

/**
 * Writes the statement of each of these real-time contracts, with a line for each round that changed
 * since the run before: `reckonRound` of its stake, less what lines before said. The rounds are read
 * once for all of them, and all of it happens in the database, because a run of a large team has more
 * lines than a process should hold. A contract without a line gets no statement.
 *
 * The lines are hashed as text in their order, so the same rounds and terms give the same hash.
 */
export const writeRoundLines = async (
  db: AgentsDb,
  contracts: ReadonlyMap<string, readonly Tier[]>,
  run: Run,
  at: Date,
): Promise<void> => {
  await sql`
    with chosen as materialized (
      select c.contract_id, c.giver_id, c.receiver_id, c.product, c.signed_at, c.ended_at,
        c.needs_approval, x.terms
      from unnest(${[...contracts.keys()]}::uuid[], ${[...contracts.values()].map(termsOf)}::text[])
        x (contract_id, terms) join agents.contract c using (contract_id)
    ), below as materialized (
      select c.contract_id, r.member_id, r.source, r.round_id, r.node_id, r.bet_minor, r.win_minor,
        r.first_at
      from agents.round r cross join unnest(r.path) above (id)
      join chosen c on c.receiver_id = above.id
      where r.changed_seq > ${run.seenBefore} and r.changed_seq <= ${run.seenSeq}
        and r.member_id <> c.receiver_id and r.first_at >= c.signed_at
        and (c.ended_at is null or r.first_at < c.ended_at)
        and (c.product = 'CONS' or r.product = c.product)
    ), changed as (
      select b.*, coalesce(t.rate_bp, 0) as rate_bp,
        greatest(b.bet_minor, 0) * coalesce(t.rate_bp, 0) / 10000 as due_minor, l.before_minor
      from below b
      left join lateral (
        select case when b.win_minor > b.bet_minor then coalesce(win_rate_bp, rate_bp)
          else rate_bp end as rate_bp
        from agents.contract_tier tier
        where tier.contract_id = b.contract_id and b.bet_minor >= tier.minimum_bet_minor
        order by tier.minimum_bet_minor desc limit 1
      ) t on true
      left join lateral (
        select sum(amount_minor)::bigint as before_minor from agents.statement_line l
        where l.contract_id = b.contract_id and l.member_id = b.member_id and l.source = b.source
          and l.round_id = b.round_id
      ) l on true
    ), line as materialized (
      select contract_id, member_id, source, round_id, node_id, bet_minor, win_minor, rate_bp,
        due_minor, due_minor - coalesce(before_minor, 0) as amount_minor,
        before_minor is not null as is_correction,
        (row_number() over (partition by contract_id
          order by first_at, member_id, source, round_id))::integer as line_number
      from changed where due_minor <> coalesce(before_minor, 0)
    ), total as (
      select contract_id, sum(amount_minor)::bigint as amount_minor,
        json_build_object('terms', min(terms), 'lines', count(*), 'sha256', encode(sha256(
          convert_to(string_agg(concat_ws('|', member_id, source, round_id, node_id, bet_minor,
            win_minor, rate_bp, due_minor, amount_minor, is_correction), e'\n' order by line_number),
          'UTF8')), 'hex'))::text as inputs
      from line join chosen using (contract_id) group by contract_id
    ), statement as (
      insert into agents.statement (run_id, contract_id, giver_id, receiver_id, starts_at, ends_at,
        version, inputs, inputs_hash, due_minor, amount_minor, status, paid_minor, created_at)
      select ${run.runId}, contract_id, giver_id, receiver_id, ${run.startsAt}, ${run.endsAt},
        1, inputs, encode(sha256(convert_to(inputs, 'UTF8')), 'hex'), greatest(amount_minor, 0),
        amount_minor, case when amount_minor = 0 then 'settled'
          when amount_minor > 0 and needs_approval then 'waiting' else 'due' end, 0, ${at}
      from total join chosen using (contract_id)
      on conflict (contract_id, starts_at, version) do nothing returning statement_id, contract_id
    )
    insert into agents.statement_line (statement_id, line_number, contract_id, member_id, source,
      round_id, node_id, bet_minor, win_minor, rate_bp, due_minor, amount_minor, is_correction)
    select statement_id, line_number, contract_id, member_id, source, round_id, node_id, bet_minor,
      win_minor, rate_bp, due_minor, amount_minor, is_correction
    from line join statement using (contract_id)
    order by statement_id, line_number`.execute(db)
}
