import { sql } from 'kysely'
import type { AgentsDb } from '../../tables.ts'

export type Drift = {
  readonly memberId: bigint
  readonly product: string
  readonly hour: Date
}

/** Hours in which a team's stored totals differ from those of the members below, by the path of that hour. */
export const listDriftedTeams = async (db: AgentsDb, limit: number): Promise<Drift[]> => {
  const { rows } = await sql<{ node_id: bigint; hour: Date; product: string }>`
    with added as (
      select node as node_id, hour, product, sum(deposit_minor) as deposit, sum(withdraw_minor) as withdraw,
        sum(transfer_in_minor) as t_in, sum(transfer_out_minor) as t_out, sum(bet_minor) as bet,
        sum(win_minor) as win, sum(rebate_minor) as rebate, sum(promotion_minor) as promotion
      from agents.own_hour, unnest(path) node where node <> member_id group by 1, 2, 3
    )
    select node_id, hour, product from added a full join agents.team_hour t using (node_id, hour, product)
    where (coalesce(a.deposit, 0), coalesce(a.withdraw, 0), coalesce(a.t_in, 0), coalesce(a.t_out, 0),
        coalesce(a.bet, 0), coalesce(a.win, 0), coalesce(a.rebate, 0), coalesce(a.promotion, 0))
      is distinct from (coalesce(t.deposit_minor, 0)::numeric, coalesce(t.withdraw_minor, 0)::numeric,
        coalesce(t.transfer_in_minor, 0)::numeric, coalesce(t.transfer_out_minor, 0)::numeric,
        coalesce(t.bet_minor, 0)::numeric, coalesce(t.win_minor, 0)::numeric,
        coalesce(t.rebate_minor, 0)::numeric, coalesce(t.promotion_minor, 0)::numeric)
    order by 1, 2, 3 limit ${limit}`.execute(db)
  return rows.map((row) => ({ memberId: row.node_id, hour: row.hour, product: row.product }))
}

/** Nodes whose counts differ from a recount: team size, days with stakes, joins by day. */
export const listMiscounted = async (db: AgentsDb, limit: number): Promise<bigint[]> => {
  const { rows } = await sql<{ node_id: bigint }>`
    with sized as (
      select node as node_id, count(*) as members from agents.node n, unnest(n.path) node
      where node <> member_id and not exists (
        select from agents.uncounted u where u.member_id = n.member_id
      ) group by 1
    ), played as (
      select node as node_id, member_id, (hour at time zone agents.zone_of(member_id))::date as day
      from agents.own_hour, unnest(path) node where node <> member_id
      group by 1, 2, 3 having sum(bet_minor) > 0
    ), followed as (
      select node_id, day, next_day, count(*) as members from (
        select node_id, day, lead(day, 1, 'infinity')
          over (partition by node_id, member_id order by day) as next_day from played
      ) one group by 1, 2, 3
    ), deposited as (
      select node as node_id, (happened_at at time zone agents.zone_of(f.member_id))::date as day, count(*) as first_deposits
      from agents.first_deposit f, unnest(agents.path_at(f.member_id, f.happened_at)) node
      where node <> f.member_id group by 1, 2
    )
    select distinct node_id from (
      select node_id from sized s full join agents.team_size t using (node_id)
      where coalesce(s.members, 0) <> coalesce(t.members, 0)
      union all
      select node_id from followed f full join agents.active_link l using (node_id, day, next_day)
      where coalesce(f.members, 0) <> coalesce(l.members, 0)
      union all
      select node_id from deposited d full join agents.joined_day j using (node_id, day)
      where coalesce(d.first_deposits, 0) <> coalesce(j.first_deposits, 0)
    ) miscounted order by 1 limit ${limit}`.execute(db)
  return rows.map((row) => row.node_id)
}

/** The totals of members' own rows, for comparison with the ledger. */
export const listOwnTotals = async (
  db: AgentsDb,
  after: bigint,
  limit: number,
): Promise<{ readonly memberId: bigint; readonly balanceMinor: bigint }[]> => {
  const { rows } = await sql<{ node_id: bigint; own_minor: bigint }>`
    select node_id, own_minor from agents.node_balance where node_id > ${after}
    order by node_id limit ${limit}`.execute(db)
  return rows.map((row) => ({ memberId: row.node_id, balanceMinor: row.own_minor }))
}
