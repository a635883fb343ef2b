import type { Tx } from '@trevo/database/connect.ts'
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely'
import type { MissionPeriod } from '../../common/domain/periods.ts'
import type { PlaySumRow } from '../../tables.ts'

/** Changes of a period's sums; below zero for subtractions. */
export type SumChange = {
  readonly memberId: bigint
  readonly period: MissionPeriod
  readonly on: string
  readonly stakedMinor: bigint
  readonly rounds: number
  readonly days: number
  readonly at: Date
}

const columnsOf = (changes: readonly SumChange[]): RawBuilder<unknown> => sql`unnest(
  ${changes.map(({ memberId }) => memberId)}::bigint[],
  ${changes.map(({ period }) => period)}::text[],
  ${changes.map(({ on }) => on)}::date[],
  ${changes.map(({ stakedMinor }) => stakedMinor)}::bigint[],
  ${changes.map(({ rounds }) => rounds)}::bigint[],
  ${changes.map(({ days }) => days)}::integer[],
  ${changes.map(({ at }) => at)}::timestamptz[])`

const columns = sql`p.member_id, p.period, p.period_on::text, p.staked_minor, p.rounds, p.days, p.first_at`

/** Changes sums, each named once, and returns the new values. */
export const changeSums = async (
  tx: Tx,
  changes: readonly SumChange[],
): Promise<readonly PlaySumRow[]> => {
  const isMore = (one: SumChange) => one.stakedMinor >= 0n && one.rounds >= 0 && one.days >= 0
  const [more, less] = [changes.filter(isMore), changes.filter((one) => !isMore(one))]
  const done: PlaySumRow[] = []
  if (more.length > 0) {
    const { rows } = await sql<PlaySumRow>`
      insert into rewards.play_sum as p
      select * from ${columnsOf(more)}
      on conflict (member_id, period, period_on) do update
      set staked_minor = p.staked_minor + excluded.staked_minor,
        rounds = p.rounds + excluded.rounds, days = p.days + excluded.days
      returning ${columns}`.execute(tx)
    done.push(...rows)
  }
  // A subtracted amount was added to the same sums before.
  if (less.length > 0) {
    const { rows } = await sql<PlaySumRow>`
      update rewards.play_sum p
      set staked_minor = p.staked_minor + u.staked, rounds = p.rounds + u.rounds,
        days = p.days + u.days
      from ${columnsOf(less)} u (member_id, period, period_on, staked, rounds, days, at)
      where p.member_id = u.member_id and p.period = u.period and p.period_on = u.period_on
      returning ${columns}`.execute(tx)
    done.push(...rows)
  }
  return done
}

/** A member's sums of these periods; those without play are left out. */
export const readSums = async (
  tx: Tx,
  memberId: bigint,
  periods: readonly { readonly period: MissionPeriod; readonly on: string }[],
): Promise<readonly PlaySumRow[]> => {
  const { rows } = await sql<PlaySumRow>`
    select ${columns} from rewards.play_sum p
    join unnest(${periods.map(({ period }) => period)}::text[],
      ${periods.map(({ on }) => on)}::date[]) u (period, period_on)
      on u.period = p.period and u.period_on = p.period_on
    where p.member_id = ${memberId}`.execute(tx)
  return rows
}

/** The counted part of a member's stakes: since a day of the brand (`yyyy-mm-dd`), and in total. */
export const sumValidStakes = async (
  db: QueryExecutorProvider,
  memberId: bigint,
  since: string,
): Promise<{ readonly sinceMinor: bigint; readonly totalMinor: bigint }> => {
  const { rows } = await sql<{ since: bigint; total: bigint }>`
    select coalesce(sum(staked_minor) filter (where period = 'DAILY'), 0)::bigint as since,
      coalesce(sum(staked_minor) filter (where period = 'ONCE'), 0)::bigint as total
    from rewards.play_sum where member_id = ${memberId}
      and (period = 'ONCE' or period = 'DAILY' and period_on >= ${since}::date)`.execute(db)
  return { sinceMinor: rows[0]?.since ?? 0n, totalMinor: rows[0]?.total ?? 0n }
}

/** The same of several members; those without play are left out. */
export const sumValidStakesOf = async (
  db: QueryExecutorProvider,
  memberIds: readonly bigint[],
  since: string,
): Promise<ReadonlyMap<bigint, { readonly sinceMinor: bigint; readonly totalMinor: bigint }>> => {
  const { rows } = await sql<{ member_id: bigint; since: bigint; total: bigint }>`
    select member_id, coalesce(sum(staked_minor) filter (where period = 'DAILY'), 0)::bigint as since,
      coalesce(sum(staked_minor) filter (where period = 'ONCE'), 0)::bigint as total
    from rewards.play_sum where member_id = any(${[...memberIds]}::bigint[])
      and (period = 'ONCE' or period = 'DAILY' and period_on >= ${since}::date)
    group by member_id`.execute(db)
  return new Map(
    rows.map((row) => [row.member_id, { sinceMinor: row.since, totalMinor: row.total }]),
  )
}
