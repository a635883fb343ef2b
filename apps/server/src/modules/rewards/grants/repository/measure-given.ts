import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'

/** The most rows that one measure reads, the newest first. */
const measuredMax = 20_000

type Span = { readonly brandId: number; readonly since: Date }
type Counted = {
  readonly count: number
  readonly members: number
  /** More was given than was read. */
  readonly isCut: boolean
}

const sources = [
  'mission',
  'level',
  'level-month',
  'level-birthday',
  'board',
  'raffle',
  'referral',
] as const

/** What a brand gave since then, by where it came from; money of cash and of free rounds. */
export const measureGiven = async (
  tx: Tx,
  { brandId, since }: Span,
): Promise<readonly (Counted & { readonly source: string; readonly amountMinor: bigint })[]> => {
  const { rows } = await sql<{
    source: string
    count: number
    members: number
    amount: bigint
  }>`
    select s.source, count(r.*)::integer as count, count(distinct r.member_id)::integer as members,
      coalesce(sum(case r.prize_type when 'cash' then r.prize_minor
        when 'freeRounds' then r.prize_minor * coalesce(r.prize_count, 1) else 0 end), 0)::bigint
        as amount
    from unnest(${[...sources]}::text[]) s (source) left join lateral (
      select member_id, prize_type, prize_minor, prize_count from rewards.reward
      where brand_id = ${brandId} and source = s.source and granted_at >= ${since}
      order by granted_at desc limit ${measuredMax}
    ) r on true
    group by s.source order by s.source`.execute(tx)
  return rows.map(({ amount, ...row }) => ({
    ...row,
    amountMinor: amount,
    isCut: row.count === measuredMax,
  }))
}

/** Rewards of each mission since then. */
export const measureMissions = async (
  tx: Tx,
  { brandId, since }: Span,
): Promise<ReadonlyMap<number, Counted>> => {
  const { rows } = await sql<{ id: number; count: number; members: number; read: number }>`
    select split_part(r.source_id, ':', 1)::integer as id, count(*)::integer as count,
      count(distinct r.member_id)::integer as members, sum(count(*)) over ()::integer as read
    from (
      select source_id, member_id from rewards.reward
      where brand_id = ${brandId} and source = 'mission' and granted_at >= ${since}
      order by granted_at desc limit ${measuredMax}
    ) r group by 1`.execute(tx)
  return new Map(
    rows.map(({ id, count, members, read }) => [
      id,
      { count, members, isCut: read === measuredMax },
    ]),
  )
}

/** Tickets drawn since then, and what they paid on average in money. */
export const measureDraws = async (
  tx: Tx,
  { brandId, since }: Span,
): Promise<
  readonly { readonly kind: string; readonly count: number; readonly meanMinor: bigint }[]
> => {
  const { rows } = await sql<{ kind: string; count: number; mean: bigint }>`
    select r.kind, count(*)::integer as count, avg(case r.prize_type when 'cash' then r.prize_minor
      when 'freeRounds' then r.prize_minor * coalesce(r.prize_count, 1) else 0 end)::bigint as mean
    from (
      select kind, prize_type, prize_minor, prize_count from rewards.reward
      where brand_id = ${brandId} and proof is not null and claimed_at >= ${since}
      order by claimed_at desc limit ${measuredMax}
    ) r group by r.kind order by r.kind`.execute(tx)
  return rows.map(({ mean, ...row }) => ({ ...row, meanMinor: mean }))
}

/** Levels of the members whose level was looked at last. */
export const measureRanks = async (
  tx: Tx,
  brandId: number,
): Promise<readonly { readonly rank: number; readonly members: number }[]> => {
  const { rows } = await sql<{ rank: number; members: number }>`
    select r.rank::integer as rank, count(*)::integer as members from (
      select brand_id, rank from rewards.member_rank where looked_at is not null
      order by looked_at desc limit ${measuredMax}
    ) r where r.brand_id = ${brandId} group by r.rank order by r.rank`.execute(tx)
  return rows
}

export type MeasuredBets = {
  readonly product: string
  readonly bets: number
  readonly countedMinor: bigint
  readonly rebateMinor: bigint
  readonly pointsMinor: bigint
}

/** The newest bets that counted, by product. */
export const measureBets = async (tx: Tx, brandId: number): Promise<readonly MeasuredBets[]> => {
  const { rows } = await sql<{
    product: string
    bets: number
    counted: bigint
    rebate: bigint
    points: bigint
  }>`
    select b.product, count(*)::integer as bets, sum(b.counted_minor)::bigint as counted,
      sum(b.rebate_minor)::bigint as rebate, sum(b.points_minor)::bigint as points
    from (
      select brand_id, product, counted_minor, rebate_minor, points_minor, state
      from rewards.counted_bet order by id desc limit ${measuredMax}
    ) b where b.brand_id = ${brandId} and b.state = 'settled' and b.counted_minor > 0
      and b.product is not null
    group by b.product order by b.product`.execute(tx)
  return rows.map((row) => ({
    product: row.product,
    bets: row.bets,
    countedMinor: row.counted,
    rebateMinor: row.rebate,
    pointsMinor: row.points,
  }))
}
