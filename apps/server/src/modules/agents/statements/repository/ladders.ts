import type { ContractType } from '@trevo/contract/contract-terms.ts'
import { sql } from 'kysely'
import { typesInOrder } from '../../contracts/domain/bound.ts'
import type { AgentsDb, ContractRow } from '../../tables.ts'
import type { Span } from '../../figures/repository/read-figures.ts'

/** How long after its end a contract still governs a period that began earlier. */
export const governsAfter = sql`case c.contract_type
  when 'HOURLY' then interval '1 hour' when 'REALTIME' then interval '0'
  when 'DIVIDEND' then case c.period when 'D' then interval '1 day' when 'W' then interval '7 days'
    when 'H' then interval '16 days' else interval '31 days' end
  else interval '1 day' end`

/** The type and those that are paid before it. */
export const upTo = (contractType: ContractType): readonly ContractType[] =>
  typesInOrder.slice(0, typesInOrder.indexOf(contractType) + 1)

/**
 * Contracts of a brand that can count for stakes of a span: of a type, and of those paid before it.
 * @param around with it only those of this agent, of everybody above and of everybody below
 */
export const listInForce = async (
  db: AgentsDb,
  { brandId, contractType }: { readonly brandId: number; readonly contractType: ContractType },
  { from, until }: Span,
  around?: bigint,
): Promise<ContractRow[]> => {
  const { rows } = await sql<ContractRow>`
    select c.* from agents.contract c
    where c.brand_id = ${brandId} and c.contract_type = any(${[...upTo(contractType)]}::text[])
      and c.signed_at < ${until} and (c.ended_at is null or c.ended_at > ${from}::timestamptz - ${governsAfter})
      and (${around ?? null}::bigint is null
        or exists (select from agents.node n where n.member_id = c.receiver_id
          and n.path @> array[${around ?? null}::bigint])
        or exists (select from agents.node n where n.member_id = ${around ?? null}::bigint
          and n.path @> array[c.receiver_id]))
    order by c.contract_id`.execute(db)
  return rows
}

/** Every path of each of these since an instant. */
export const listPathsSince = async (
  db: AgentsDb,
  memberIds: readonly bigint[],
  since: Date,
): Promise<ReadonlyMap<bigint, readonly (readonly bigint[])[]>> => {
  const { rows } = await sql<{ member_id: bigint; path: bigint[] }>`
    select member_id, path from agents.node where member_id = any(${[...memberIds]}::bigint[])
    union
    select member_id, path from agents.former_path
    where member_id = any(${[...memberIds]}::bigint[]) and until > ${since}`.execute(db)
  return new Map(
    [...Map.groupBy(rows, (row) => row.member_id)].map(([id, own]) => [
      id,
      own.map(({ path }) => path),
    ]),
  )
}

/** Stakes of everybody below each, by product. */
export const sumTeamBets = async (
  db: AgentsDb,
  memberIds: readonly bigint[],
  { from, until }: Span,
): Promise<ReadonlyMap<bigint, ReadonlyMap<string, bigint>>> => {
  const { rows } = await sql<{ node_id: bigint; product: string; bet: string }>`
    select node_id, product, sum(bet_minor)::text as bet from agents.team_hour
    where node_id = any(${[...memberIds]}::bigint[]) and hour >= ${from} and hour < ${until}
    group by 1, 2`.execute(db)
  return new Map(
    [...Map.groupBy(rows, (row) => row.node_id)].map(([id, own]) => [
      id,
      new Map(own.map(({ product, bet }) => [product, BigInt(bet)])),
    ]),
  )
}

/** What the bound leaves for stakes of a product whose path contains an agent, in 1/100 percent. */
export type Cap = { readonly memberId: bigint; readonly product: string; readonly bp: number }

/**
 * Of salaries by member: the part of each contract's full amount that goes to contracts below it or is
 * above the bound, by member. In 1/10,000 BRL, rounded up. Contracts are rungs of one another by the tier
 * that each member's stakes of the day reach (`sharesUp`).
 */
export const sumBelowByMember = async (
  db: AgentsDb,
  contractIds: readonly string[],
  { from, until }: Span,
  caps: readonly Cap[],
): Promise<ReadonlyMap<string, bigint>> => {
  if (contractIds.length === 0) return new Map()
  const { rows } = await sql<{ contract_id: string; below: string }>`
    with rung as materialized (
      select contract_id, receiver_id, product from agents.contract
      where contract_id = any(${[...contractIds]}::uuid[])
    ), cap as materialized (
      select * from unnest(${caps.map((one) => one.memberId)}::bigint[],
        ${caps.map((one) => one.product)}::text[], ${caps.map((one) => one.bp)}::integer[])
        c (member_id, product, bp)
    ), stake as materialized (
      select member_id, path, product, sum(bet_minor) as bet from agents.own_hour
      where hour >= ${from} and hour < ${until} and path && (select array_agg(receiver_id) from rung)
      group by 1, 2, 3 having sum(bet_minor) > 0
    ), reached as (
      select s.member_id, s.path, s.product, s.bet, r.contract_id, a.place,
        r.product = 'CONS' as is_all, sum(s.bet) over (partition by s.member_id, r.contract_id) as day,
        coalesce((select min(coalesce(p.bp, c.bp)) from unnest(s.path) x (id)
          left join cap p on p.member_id = x.id and p.product = s.product
          left join cap c on c.member_id = x.id and c.product = 'CONS'
          where x.id <> s.member_id), 10000) as cap_bp
      from stake s cross join unnest(s.path) with ordinality a (id, place)
      join rung r on r.receiver_id = a.id
      where a.id <> s.member_id and (r.product = 'CONS' or r.product = s.product)
    ), rated as (
      select reached.*, coalesce(t.fixed_minor * 10000::numeric(60, 20) / day, t.rate_bp, 0) as bp
      from reached left join lateral (
        select fixed_minor, rate_bp from agents.contract_tier t
        where t.contract_id = reached.contract_id and t.minimum_bet_minor <= day
        order by t.minimum_bet_minor desc limit 1
      ) t on true
    ), shared as (
      select contract_id, bet, bp, greatest(0, least(bp, cap_bp) - coalesce(max(least(bp, cap_bp))
        over (partition by member_id, path, product order by place desc, is_all
          rows between unbounded preceding and 1 preceding), 0)) as share_bp
      from rated
    )
    select contract_id, ceil(sum(bet * (bp - share_bp)) / 10000)::text as below
    from shared group by 1`.execute(db)
  return new Map(rows.map((row) => [row.contract_id, BigInt(row.below)]))
}
