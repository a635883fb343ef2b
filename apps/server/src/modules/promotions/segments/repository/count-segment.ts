import type { SegmentConditions } from '@trevo/contract/segment-conditions.ts'
import type { Database } from '@trevo/database/connect.ts'
import { minorPerReal } from '@trevo/money/money.ts'
import { sql, type RawBuilder } from 'kysely'
import type { PromotionsTables } from '../../tables.ts'

type Db = Database<PromotionsTables>['db']

const dayMs = 86_400_000

/** A query that takes longer is ended: conditions are data that anybody may make slow. */
const longestMs = 5_000

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

const playConditions = (
  { products, stakedWithinDays, stakedNotForDays }: SegmentConditions,
  now: Date,
): RawBuilder<boolean>[] => {
  const within = stakedWithinDays === undefined ? undefined : before(now, stakedWithinDays)
  const notFor = stakedNotForDays === undefined ? undefined : before(now, stakedNotForDays)
  if (!products) {
    return [
      ...(within ? [sql<boolean>`p.last_staked_at >= ${within}`] : []),
      ...(notFor ? [sql<boolean>`p.last_staked_at < ${notFor}`] : []),
    ]
  }
  const stakes = sql`select 1 from promotions.last_stake s
    where s.member_id = p.member_id and s.product = any(${[...products]}::text[])`
  return [
    within
      ? sql<boolean>`exists (${stakes} and s.at >= ${within})`
      : sql<boolean>`exists (${stakes})`,
    ...(notFor ? [sql<boolean>`not exists (${stakes} and s.at >= ${notFor})`] : []),
  ]
}

/** The conditions of a segment over `promotions.member_profile p`, without the brand and without flags. */
const conditionsOf = (conditions: SegmentConditions, now: Date): RawBuilder<unknown> => {
  const { levelMin, levelMax, registeredWithinDays, registeredForDays } = conditions
  const { countries, states, tags, withoutTags, balanceMin, balanceMax, line } = conditions
  const minorOf = (reais: number): bigint => BigInt(reais) * minorPerReal
  const parts: RawBuilder<boolean>[] = [
    sql<boolean>`true`,
    ...(levelMin === undefined ? [] : [sql<boolean>`p.level >= ${levelMin}`]),
    ...(levelMax === undefined ? [] : [sql<boolean>`p.level <= ${levelMax}`]),
    ...(registeredWithinDays === undefined
      ? []
      : [sql<boolean>`p.registered_at >= ${before(now, registeredWithinDays)}`]),
    ...(registeredForDays === undefined
      ? []
      : [sql<boolean>`p.registered_at <= ${before(now, registeredForDays)}`]),
    ...(balanceMin === undefined
      ? []
      : [sql<boolean>`p.available_minor >= ${minorOf(balanceMin)}`]),
    ...(balanceMax === undefined
      ? []
      : [sql<boolean>`p.available_minor <= ${minorOf(balanceMax)}`]),
    ...(line === undefined ? [] : [sql<boolean>`p.line @> array[${line.toLowerCase()}]::text[]`]),
    ...(countries ? [sql<boolean>`p.country = any(${[...countries]}::text[])`] : []),
    ...(states ? [sql<boolean>`p.state = any(${[...states]}::text[])`] : []),
    ...(tags ? [sql<boolean>`p.tags && ${[...tags]}::text[]`] : []),
    ...(withoutTags ? [sql<boolean>`not p.tags && ${[...withoutTags]}::text[]`] : []),
    ...playConditions(conditions, now),
  ]
  return sql.join(parts, sql` and `)
}

export type CountedSegment = {
  readonly all: number
  readonly leftOut: number
  readonly readSince: Date | null
  readonly levels: readonly { readonly level: number; readonly count: number }[]
}

/** Counts a segment by level; flagged members are counted beside it. */
export const countSegment = async (
  { db }: Database<PromotionsTables>,
  brandId: number,
  conditions: SegmentConditions,
  now: Date,
): Promise<CountedSegment> => {
  const { found, whole } = await db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', ${String(longestMs)}, true)`.execute(tx)
    // Conditions in the `where`, so that stakes are joined once and not looked up for each member.
    const fitting = await sql<{ level: number; is_flagged: boolean; count: string }>`
      select p.level, p.is_flagged, count(*) as count from promotions.member_profile p
      where p.brand_id = ${brandId} and ${conditionsOf(conditions, now)}
      group by p.level, p.is_flagged order by p.level`.execute(tx)
    const all = await sql<{ count: string; read_since: Date | null }>`
      select count(*) filter (where not is_flagged) as count, min(read_at) as read_since
      from promotions.member_profile where brand_id = ${brandId}`.execute(tx)
    return { found: fitting.rows, whole: all.rows[0] }
  })
  return {
    all: Number(whole?.count ?? 0),
    leftOut: found
      .filter((row) => row.is_flagged)
      .reduce((sum, { count }) => sum + Number(count), 0),
    readSince: whole?.read_since ?? null,
    levels: found
      .filter((row) => !row.is_flagged)
      .map(({ level, count }) => ({ level, count: Number(count) })),
  }
}

export type SegmentMember = {
  readonly memberId: bigint
  readonly account: string
  readonly level: number
  readonly lastStakedAt: Date | null
  readonly state: string | null
}

type Wanted = {
  readonly brandId: number
  readonly conditions: SegmentConditions
  readonly now: Date
}

const readMembers = async (
  db: Db,
  { brandId, conditions, now }: Wanted,
  end: RawBuilder<unknown>,
): Promise<SegmentMember[]> => {
  const { rows } = await sql<{
    member_id: bigint
    account: string
    level: number
    last_staked_at: Date | null
    state: string | null
  }>`
    select p.member_id, p.account, p.level, p.last_staked_at, p.state
    from promotions.member_profile p
    where p.brand_id = ${brandId} and not p.is_flagged and ${conditionsOf(conditions, now)}
    ${end}`.execute(db)
  return rows.map((row) => ({
    memberId: row.member_id,
    account: row.account,
    level: row.level,
    lastStakedAt: row.last_staked_at,
    state: row.state,
  }))
}

/** Some of a segment, in no order: the first that are found. */
export const listSome = (db: Db, wanted: Wanted, limit: number): Promise<SegmentMember[]> =>
  readMembers(db, wanted, sql`limit ${limit}`)

/** Members of a segment in an order that depends on the seed alone: the same sample for the same seed. */
export const sampleSegment = (
  db: Db,
  wanted: Wanted,
  { seed, limit }: { readonly seed: number; readonly limit: number },
): Promise<SegmentMember[]> =>
  readMembers(
    db,
    wanted,
    sql`order by hashint8extended(p.member_id, ${seed}::bigint), p.member_id limit ${limit}`,
  )
