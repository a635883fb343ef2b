import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { ReferralRow, RewardsTables } from '../../tables.ts'

type Db = Database<RewardsTables>['db']

const lookedAtMax = 100
const hourMs = 3_600_000

/** A friend who played, the referrer, and the counted part. */
export type Friend = {
  readonly friendId: bigint
  readonly referrerId: bigint
  readonly amountMinor: bigint
}

/** A brand's reward for friends; undefined if it has no referrals. */
export const findReferralSetting = (db: Db | Tx, brandId: number) =>
  tables<RewardsTables>(db as Tx)
    .selectFrom('rewards.referral_setting')
    .selectAll()
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

/** A member's rewards that wait for an operator. */
export const listHeldOf = (db: Db, memberId: bigint): Promise<ReferralRow[]> =>
  db
    .selectFrom('rewards.referral')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('held_at', 'is not', null)
    .where('decision', 'is', null)
    .orderBy('held_at')
    .limit(20)
    .execute()

/** Friends whose reward can be given or held now, a batch at a time. */
export const listDue = (db: Db): Promise<ReferralRow[]> =>
  db
    .selectFrom('rewards.referral')
    .selectAll()
    .where('is_due', '=', true)
    .where('qualified_at', 'is not', null)
    .where('rewarded_at', 'is', null)
    .orderBy('friend_id')
    .limit(lookedAtMax)
    .execute()

/** How many friends of a member qualified in the hour before this one, including it. */
export const countLastHour = async (
  tx: Tx,
  { member_id: memberId, qualified_at: at }: ReferralRow,
) => {
  const { count } = await tables<RewardsTables>(tx)
    .selectFrom('rewards.referral')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('qualified_at', '<=', at)
    .where('qualified_at', '>', new Date((at?.getTime() ?? 0) - hourMs))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Friends' current totals. A friend who qualified stays qualified when a stake is returned later. */
export const moveStakes = async (
  tx: Tx,
  friends: readonly Friend[],
  now: Date,
): Promise<ReferralRow[]> => {
  const column = <Name extends keyof Friend>(list: readonly Friend[], name: Name) =>
    list.map((one) => one[name])
  const less = friends.filter(({ amountMinor }) => amountMinor < 0n)
  if (less.length > 0) {
    await sql`update rewards.referral r set staked_minor = greatest(r.staked_minor + u.amount, 0)
      from unnest(${column(less, 'friendId')}::bigint[],
        ${column(less, 'amountMinor')}::bigint[]) u (friend_id, amount)
      where r.friend_id = u.friend_id`.execute(tx)
  }
  const more = friends.filter(({ amountMinor }) => amountMinor > 0n)
  if (more.length === 0) return []
  const { rows } = await sql<ReferralRow>`
    insert into rewards.referral as r (friend_id, member_id, staked_minor, began_at)
    select u.*, ${now}::timestamptz from unnest(${column(more, 'friendId')}::bigint[],
      ${column(more, 'referrerId')}::bigint[], ${column(more, 'amountMinor')}::bigint[]) u
    on conflict (friend_id) do update set staked_minor = r.staked_minor + excluded.staked_minor
    returning *`.execute(tx)
  return rows
}

/** How many friends of a member already have a number. */
export const countQualified = async (tx: Tx, memberId: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from rewards.referral
    where member_id = ${memberId} and number is not null`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Pending rewards of these members and friends are checked again. */
export const makeDue = async (tx: Tx, memberIds: readonly bigint[]): Promise<void> => {
  await sql`update rewards.referral set is_due = true
    where (member_id = any(${memberIds}::bigint[]) or friend_id = any(${memberIds}::bigint[]))
      and qualified_at is not null
      and rewarded_at is null and not is_due and amount_minor > 0
      and (held_at is null or decision = 'approved')`.execute(tx)
}

export const findReferral = (db: Db, friendId: bigint): Promise<ReferralRow | undefined> =>
  db.selectFrom('rewards.referral').selectAll().where('friend_id', '=', friendId).executeTakeFirst()

export const lockReferral = (tx: Tx, friendId: bigint): Promise<ReferralRow | undefined> =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.referral')
    .selectAll()
    .where('friend_id', '=', friendId)
    .forUpdate()
    .executeTakeFirst()

export const updateReferral = async (
  tx: Tx,
  friendId: bigint,
  change: Partial<Omit<ReferralRow, 'friend_id'>>,
): Promise<void> => {
  await tables<RewardsTables>(tx)
    .updateTable('rewards.referral')
    .set(change)
    .where('friend_id', '=', friendId)
    .execute()
}

export const addReferralEvent = async (
  tx: Tx,
  event: {
    readonly friendId: bigint
    readonly kind: 'held' | 'given' | 'approved' | 'rejected' | 'deposit_returned'
    readonly at: Date
    readonly operator?: string
    readonly reason?: string
  },
): Promise<void> => {
  const { friendId, kind, at, operator = null, reason = '' } = event
  await tables<RewardsTables>(tx)
    .insertInto('rewards.referral_event')
    .values({ friend_id: friendId, kind, at, operator, reason })
    .execute()
}

/** Waiting rewards of all brands, oldest first, after one of them. */
export const listHeld = (
  db: Db,
  after: ReferralRow | undefined,
  limit: number,
): Promise<ReferralRow[]> =>
  db
    .selectFrom('rewards.referral')
    .selectAll()
    .where('held_at', 'is not', null)
    .where('decision', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(held_at, friend_id) > (select r.held_at, r.friend_id
          from rewards.referral r where r.friend_id = ${after?.friend_id ?? 0n})`,
      ),
    )
    .orderBy('held_at')
    .orderBy('friend_id')
    .limit(limit)
    .execute()

/** How many of a member's friends have qualified, and the rewards for them. */
export const sumReferrals = async (db: Db, memberId: bigint) => {
  const { qualified, received } = await db
    .selectFrom('rewards.referral')
    .select(({ fn }) => [
      fn.count<string>('qualified_at').as('qualified'),
      fn
        .sum<string | null>('amount_minor')
        .filterWhere('rewarded_at', 'is not', null)
        .as('received'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { qualified: Number(qualified), received: BigInt(received ?? 0) }
}

/** Those of these friends who have played. */
export const listReferrals = async (
  db: Db,
  friendIds: readonly bigint[],
): Promise<readonly ReferralRow[]> =>
  friendIds.length === 0
    ? []
    : db
        .selectFrom('rewards.referral')
        .selectAll()
        .where('friend_id', 'in', [...friendIds])
        .execute()
