import { contractProducts } from '@trevo/contract/contract-terms.ts'
import { sql } from 'kysely'
import { dividendStakesBp, remainingBp } from '../../contracts/domain/bound.ts'
import type { Tier } from '../../contracts/domain/contract-rules.ts'
import { governsAfter } from './ladders.ts'
import { listRebateRates } from '../../contracts/repository/rebate-rates.ts'
import type { Run } from './runs.ts'
import type { AgentsDb } from '../../tables.ts'

/** The payment terms of a contract, as the text that its statements are hashed with. */
const termsOf = (tiers: readonly Tier[]): string =>
  JSON.stringify(
    tiers.map(({ minimumBetMinor, rateBp, winRateBp }) => [
      String(minimumBetMinor),
      rateBp,
      // Left out if undefined, so that texts written earlier stay the same.
      ...(winRateBp === undefined ? [] : [winRateBp]),
    ]),
  )

export type RoundContracts = {
  /** The contracts whose lines are written, with their tiers. */
  readonly contracts: ReadonlyMap<string, readonly Tier[]>
  readonly brandId: number
  /** Contracts that ended before no longer count for the bound. */
  readonly since: Date
  /** What rebates leave for contracts, in 1/100 percent, by product; CONS for all that are not named. */
  readonly room: ReadonlyMap<string, number>
}

/** What rebates of a brand leave of the house's bound, by product. */
export const listRooms = async (
  db: AgentsDb,
  brandId: number,
): Promise<ReadonlyMap<string, number>> => {
  const rebates = await listRebateRates(db, brandId)
  return new Map(contractProducts.map((product) => [product, remainingBp(rebates, product)]))
}

/**
 * `capped`: each round below a contract's receiver with what the bound leaves for real-time salaries, in
 * 1/100 percent: the room of its product less the highest rate of each type that is paid before.
 */
const cappedRounds = ({ brandId, since, room }: RoundContracts, run: Run) => sql`
    changed as materialized (
      -- The valid stake, and what was won without the part that was not at risk.
      select member_id, source, round_id, node_id, product,
        coalesce(valid_minor, bet_minor) as bet_minor,
        win_minor - bet_minor + coalesce(valid_minor, bet_minor) as win_minor, first_at, path
      from agents.round where changed_seq > ${run.seenBefore} and changed_seq <= ${run.seenSeq}
    ), claim as materialized (
      select c.receiver_id, c.product, c.contract_type, c.signed_at, c.ended_at + ${governsAfter} as until,
        case c.contract_type when 'DIVIDEND' then ceil(c.rate_bp * ${dividendStakesBp}::numeric / 10000)
          else c.rate_bp end::integer as bp
      from agents.contract c where c.brand_id = ${brandId} and c.contract_type <> 'REALTIME'
        and c.signed_at is not null
        and (c.ended_at is null or c.ended_at > ${since}::timestamptz - ${governsAfter})
    ), claimed as (
      select member_id, source, round_id, sum(bp)::integer as bp from (
        select r.member_id, r.source, r.round_id, x.contract_type, max(x.bp) as bp
        from changed r cross join unnest(r.path) above (id) join claim x on x.receiver_id = above.id
        where above.id <> r.member_id and x.signed_at <= r.first_at
          and (x.until is null or x.until > r.first_at)
          and (x.product = 'CONS' or x.product = r.product)
        group by 1, 2, 3, 4
      ) highest group by 1, 2, 3
    ), room as (
      select * from unnest(${[...room.keys()]}::text[], ${[...room.values()]}::integer[]) room (product, bp)
    ), capped as materialized (
      select changed.*, greatest(0, coalesce(room.bp, ${room.get('CONS') ?? 0}::integer)
        - coalesce(claimed.bp, 0)) as cap_bp
      from changed left join claimed using (member_id, source, round_id)
      left join room on room.product = changed.product
    )`

/**
 * `line`: for each round below a contract's receiver that changed since the previous run,
 * `calculateRoundCommission` of
 * its stake by the difference to the highest rate below (`sharesUp`), less the sum of earlier lines. The
 * rounds are read once for all contracts.
 */
const calculatedLines = (about: RoundContracts, run: Run) => {
  const { contracts, brandId, since } = about
  return sql`
    chosen as materialized (
      select c.contract_id, c.giver_id, c.receiver_id, c.product, c.signed_at, c.ended_at,
        c.needs_approval, x.terms
      from unnest(${[...contracts.keys()]}::uuid[], ${[...contracts.values()].map(termsOf)}::text[])
        x (contract_id, terms) join agents.contract c using (contract_id)
    ), rung as materialized (
      select contract_id, receiver_id, product, signed_at, ended_at from agents.contract
      where brand_id = ${brandId} and contract_type = 'REALTIME' and signed_at is not null
        and (ended_at is null or ended_at > ${since})
    ), ${cappedRounds(about, run)}, before as materialized (
      select l.contract_id, l.member_id, l.source, l.round_id, sum(l.amount_minor)::bigint as minor
      from changed join agents.statement_line l using (member_id, source, round_id)
      where l.contract_id = any (${[...contracts.keys()]}::uuid[]) group by 1, 2, 3, 4
    ), tier as materialized (
      select contract_id, minimum_bet_minor, rate_bp, coalesce(win_rate_bp, rate_bp) as win_rate_bp,
        lead(minimum_bet_minor) over (partition by contract_id order by minimum_bet_minor) as next_minor
      from agents.contract_tier join rung using (contract_id)
    ), below as (
      select c.contract_id, r.member_id, r.source, r.round_id, r.node_id, r.bet_minor, r.win_minor,
        r.first_at, r.cap_bp, above.place, c.product = 'CONS' as is_all
      from capped r cross join unnest(r.path) with ordinality above (id, place)
      join rung c on c.receiver_id = above.id
      where r.member_id <> c.receiver_id and r.first_at >= c.signed_at
        and (c.ended_at is null or r.first_at < c.ended_at)
        and (c.product = 'CONS' or r.product = c.product)
    ), rated as (
      select b.*, least(b.cap_bp, coalesce(case when b.win_minor > b.bet_minor then t.win_rate_bp
        else t.rate_bp end, 0)) as reached_bp
      from below b left join tier t on t.contract_id = b.contract_id
        and b.bet_minor >= t.minimum_bet_minor
        and (t.next_minor is null or b.bet_minor < t.next_minor)
    ), shared as (
      select rated.*, greatest(0, reached_bp - coalesce(max(reached_bp) over (
        partition by member_id, source, round_id order by place desc, is_all
        rows between unbounded preceding and 1 preceding), 0)) as rate_bp
      from rated
    ), calculated as (
      select shared.*, greatest(bet_minor, 0) * rate_bp / 10000 as due_minor,
        before.minor as before_minor
      from shared join chosen using (contract_id) left join before using (contract_id, member_id, source, round_id)
    ), line as materialized (
      select contract_id, member_id, source, round_id, node_id, bet_minor, win_minor, rate_bp,
        due_minor, due_minor - coalesce(before_minor, 0) as amount_minor,
        before_minor is not null as is_correction,
        (row_number() over (partition by contract_id
          order by first_at, member_id, source, round_id))::integer as line_number
      from calculated where due_minor <> coalesce(before_minor, 0)
    )`
}

/** `statement`: one for each contract with a line, hashed over its lines as text in their order. */
const writtenStatements = (run: Run, at: Date) => sql`
    total as (
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
    )`

/**
 * Writes the statement of each of these real-time contracts, with a line for each round that changed since the
 * previous run. All of it happens in the database, because a run of a large team has more lines
 * than a process should hold. A contract without a line gets no statement.
 *
 * The lines are hashed as text in their order, so the same rounds and terms give the same hash.
 */
export const writeRoundLines = async (
  db: AgentsDb,
  contracts: RoundContracts,
  run: Run,
  at: Date,
): Promise<void> => {
  // Lines are sorted three times: in memory, not on the disk.
  await sql`set local work_mem = '128MB'`.execute(db)
  await sql`
    with ${calculatedLines(contracts, run)}, ${writtenStatements(run, at)}
    insert into agents.statement_line (statement_id, line_number, contract_id, member_id, source,
      round_id, node_id, bet_minor, win_minor, rate_bp, due_minor, amount_minor, is_correction)
    select statement_id, line_number, contract_id, member_id, source, round_id, node_id, bet_minor,
      win_minor, rate_bp, due_minor, amount_minor, is_correction
    from line join statement using (contract_id)
    order by statement_id, line_number`.execute(db)
}
