import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql, type Insertable } from 'kysely'
import type { PrizeRow, RewardRow, RewardsTables } from '../../tables.ts'

type Db = Database<RewardsTables>['db']
export type NewReward = Insertable<RewardsTables['rewards.reward']>

/** The id of a new reward; undefined if its source gave it before. */
export const insertReward = async (tx: Tx, reward: NewReward): Promise<bigint | undefined> => {
  const row = await tables<RewardsTables>(tx)
    .insertInto('rewards.reward')
    .values(reward)
    .onConflict((conflict) => conflict.columns(['source', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type RewardSource = { readonly source: string; readonly sourceId: string }

/** Restores a withdrawn reward; returns whether there was one. */
export const reviveReward = async (
  tx: Tx,
  { source, sourceId }: RewardSource,
): Promise<boolean> => {
  const { numUpdatedRows } = await tables<RewardsTables>(tx)
    .updateTable('rewards.reward')
    .set({ withdrawn_at: null })
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Withdraws a waiting reward; a claimed or expired one stays. */
export const withdrawReward = async (
  tx: Tx,
  { source, sourceId }: RewardSource,
  now: Date,
): Promise<'withdrawn' | 'stays' | 'none'> => {
  const found = await tables<RewardsTables>(tx)
    .selectFrom('rewards.reward')
    .selectAll()
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return 'none'
  const isOver = found.expires_at !== null && found.expires_at <= now
  if (found.withdrawn_at === null && (found.state !== 'unclaimed' || isOver)) return 'stays'
  await tables<RewardsTables>(tx)
    .updateTable('rewards.reward')
    .set({ withdrawn_at: now })
    .where('id', '=', found.id)
    .execute()
  return 'withdrawn'
}

/** Claims of a reward are serialized here. */
export const lockReward = (tx: Tx, memberId: bigint, id: bigint): Promise<RewardRow | undefined> =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.reward')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()

export const updateReward = async (
  tx: Tx,
  id: bigint,
  change: Partial<
    Pick<
      RewardRow,
      | 'state'
      | 'claimed_at'
      | 'prize_type'
      | 'prize_minor'
      | 'prize_count'
      | 'win_turnover'
      | 'prize_names'
      | 'proof'
    >
  >,
): Promise<void> => {
  await tables<RewardsTables>(tx)
    .updateTable('rewards.reward')
    .set({ ...change, ...(change.proof && { proof: change.proof }) })
    .where('id', '=', id)
    .execute()
}

export type RewardFilter = {
  readonly memberId: bigint
  readonly state: RewardRow['state']
  readonly now: Date
}

// An expired one counts as such before the job has marked it.
const inState = ({ memberId, state, now }: RewardFilter) => {
  const own = sql`member_id = ${memberId} and withdrawn_at is null`
  if (state === 'claimed') return sql<boolean>`${own} and state = 'claimed'`
  return state === 'unclaimed'
    ? sql<boolean>`${own} and state = 'unclaimed' and (expires_at is null or expires_at > ${now})`
    : sql<boolean>`${own} and (state = 'expired' or (state = 'unclaimed' and expires_at <= ${now}))`
}

/** Excluding waiting draws, latest first. */
export const listRewardRows = (
  db: Db,
  filter: RewardFilter,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<RewardRow[]> =>
  db
    .selectFrom('rewards.reward')
    .selectAll()
    .where(inState(filter))
    .$if(filter.state === 'unclaimed', (query) => query.where('prize_type', '<>', 'draw'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Tickets that wait to be drawn. */
export const listTicketRows = (db: Db, memberId: bigint, now: Date): Promise<RewardRow[]> =>
  db
    .selectFrom('rewards.reward')
    .selectAll()
    .where(inState({ memberId, state: 'unclaimed', now }))
    .where('prize_type', '=', 'draw')
    .orderBy('id')
    .limit(100)
    .execute()

export type RewardTotals = { readonly count: number; readonly amountMinor: bigint }

export const sumRewards = async (db: Db, filter: RewardFilter): Promise<RewardTotals> => {
  const { rows } = await sql<{ count: number; amount: string }>`
    select count(*)::integer as count, coalesce(sum(
      case prize_type when 'cash' then prize_minor
        when 'freeRounds' then prize_minor * prize_count else 0 end), 0)::text as amount
    from rewards.reward where ${inState(filter)}
      and (${filter.state !== 'unclaimed'} or prize_type <> 'draw')`.execute(db)
  return { count: rows[0]?.count ?? 0, amountMinor: BigInt(rows[0]?.amount ?? '0') }
}

/** Waiting rewards and tickets; and how many of them come from missions. */
export const countWaiting = async (
  db: Db,
  memberId: bigint,
  now: Date,
): Promise<{ unclaimed: number; missions: number }> => {
  const { rows } = await sql<{ unclaimed: number; missions: number }>`
    select count(*)::integer as unclaimed,
      count(*) filter (where kind = 'MISSION_MANUAL')::integer as missions
    from rewards.reward where ${inState({ memberId, state: 'unclaimed', now })}`.execute(db)
  return rows[0] ?? { unclaimed: 0, missions: 0 }
}

/** Expired ones; returns their owners. */
export const expireRewards = async (tx: Tx, now: Date, limit: number): Promise<bigint[]> => {
  const { rows } = await sql<{ member_id: bigint }>`
    update rewards.reward set state = 'expired' where id in (
      select id from rewards.reward where state = 'unclaimed' and expires_at <= ${now}
      order by expires_at limit ${limit} for update skip locked)
    returning member_id`.execute(tx)
  return rows.map(({ member_id: memberId }) => memberId)
}

/** Completed draws of a brand, latest first. */
export const listDrawnRows = (db: Db, brandId: number, limit: number): Promise<RewardRow[]> =>
  db
    .selectFrom('rewards.reward')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('proof', 'is not', null)
    .orderBy('claimed_at', 'desc')
    .limit(limit)
    .execute()

/** Draws of a kind are serialized here, so that each draws from the prizes left. */
export const lockDrawKind = async (tx: Tx, brandId: number, kind: string): Promise<void> => {
  await sql`select from rewards.draw_kind where brand_id = ${brandId} and kind = ${kind}
    for update`.execute(tx)
}

/** The prizes that tickets given now are drawn from, of every kind. */
export const listPrizes = (db: Db, brandId: number): Promise<PrizeRow[]> =>
  db
    .selectFrom('rewards.draw_prize')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('until_at', 'is', null)
    .orderBy('place')
    .execute()

/** The prizes that a ticket of a kind is drawn from: those of the moment when it was given. */
export const listPrizesOf = (
  db: Db,
  { brand_id: brandId, kind, granted_at: at }: Pick<RewardRow, 'brand_id' | 'kind' | 'granted_at'>,
): Promise<PrizeRow[]> =>
  db
    .selectFrom('rewards.draw_prize')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where(sql<boolean>`kind = ${kind}`)
    .where('from_at', '<=', at)
    .where((one) => one.or([one('until_at', 'is', null), one('until_at', '>', at)]))
    .orderBy('place')
    .execute()

/** Counts a prize as given; the database refuses more than there are. */
export const givePrize = async (tx: Tx, id: number): Promise<void> => {
  await tables<RewardsTables>(tx)
    .updateTable('rewards.draw_prize')
    .set({ given: sql`given + 1` })
    .where('id', '=', id)
    .execute()
}

/** Those of them that were given already. */
export const findGiven = async (
  db: Db,
  source: string,
  sourceIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (sourceIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('rewards.reward')
    .select('source_id')
    .where('source', '=', source)
    .where('source_id', 'in', sourceIds)
    .execute()
  return new Set(rows.map(({ source_id: sourceId }) => sourceId))
}

/** The reward of this source. */
export const findRewardId = async (tx: Tx, source: string, sourceId: string): Promise<bigint> => {
  const { id } = await tables<RewardsTables>(tx)
    .selectFrom('rewards.reward')
    .select('id')
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow()
  return id
}

/** A member's rewards of a kind of source that were not taken back, latest first. */
export const listGivenOf = (tx: Tx, memberId: bigint, source: string) =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.reward')
    .select(['id', 'source_id', 'state'])
    .where('member_id', '=', memberId)
    .where('source', '=', source)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(500)
    .execute()

/** The kinds of tickets of a brand. */
export const listDrawKinds = (db: Db, brandId: number) =>
  db.selectFrom('rewards.draw_kind').selectAll().where('brand_id', '=', brandId).execute()
