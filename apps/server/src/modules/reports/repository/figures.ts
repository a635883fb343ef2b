import { sql } from 'kysely'
import { playerPeriods, type Days, type Span } from '../domain/days.ts'
import type { ReportsDb } from './tables.ts'

/** Sums from the beginning of a span to the end of one of its steps. */
export type StepRow = {
  /** The number of the step, from 0. */
  readonly step: number
  readonly product: string
  readonly stakes_minor: bigint
  readonly prizes_minor: bigint
  readonly deposits_minor: bigint
  readonly withdrawals_minor: bigint
}

/** How often each game was staked on at a brand in the hours from `since` on, by node id. */
export const countStakes = async (
  db: ReportsDb,
  brandId: number,
  since: Date,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ node_id: number; stakes: string }>`
    select node_id, sum(stake_count)::text as stakes from reports.hour
    where brand_id = ${brandId} and hour >= ${since} and node_id > 0
    group by node_id having sum(stake_count) > 0`.execute(db)
  return new Map(rows.map(({ node_id, stakes }) => [node_id, Number(stakes)]))
}

/** Sums of each step of a span that has movements, by product. */
export const sumSteps = async (
  db: ReportsDb,
  brandId: number,
  { from, until }: Span,
  stepMs: number,
): Promise<StepRow[]> => {
  const { rows } = await sql<StepRow>`
    select floor(extract(epoch from m.minute - ${from}::timestamptz) * 1000 / ${stepMs}::bigint)::integer as step,
      m.product, sum(m.stakes_minor)::bigint as stakes_minor, sum(m.prizes_minor)::bigint as prizes_minor,
      sum(m.deposits_minor)::bigint as deposits_minor, sum(m.withdrawals_minor)::bigint as withdrawals_minor
    from reports.minute m
    where m.brand_id = ${brandId} and m.minute >= ${from} and m.minute < ${until}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** How many staked for the first time of a day in each step; each once for the whole span. */
export const countNewPlayers = async (
  db: ReportsDb,
  brandId: number,
  days: Days,
  { from, until }: Span,
  stepMs: number,
): Promise<ReadonlyMap<number, number>> => {
  const [first, last] = playerPeriods(days)
  const { rows } = await sql<{ step: number; players: string }>`
    select floor(extract(epoch from first_at - ${from}::timestamptz) * 1000 / ${stepMs}::bigint)::integer as step,
      count(*) as players
    from (
      select p.member_id, min(p.first_at) as first_at from reports.player p
      where p.brand_id = ${brandId} and p.node_id = -2
        and p.period between ${first} and ${last} and p.first_at < ${until}
      group by 1
    ) x group by 1`.execute(db)
  return new Map(rows.map(({ step, players }) => [step, Number(players)]))
}
