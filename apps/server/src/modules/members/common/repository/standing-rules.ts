import type { MemberDb } from '../../tables.ts'

/** What a brand asks of everybody before a stake. */
export type StandingRule = { readonly asksIdentity: boolean; readonly asksLimits: boolean }

/** The rule that a brand's accounts follow, and up to which account; null once all of them do. */
export type FollowedRule = StandingRule & { readonly doneMemberId: bigint | null }

export const findFollowed = async (
  db: MemberDb,
  brandId: number,
): Promise<FollowedRule | undefined> => {
  const row = await db
    .selectFrom('members.standing_rule')
    .select(['asks_identity', 'asks_limits', 'done_member_id'])
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  return (
    row && {
      asksIdentity: row.asks_identity,
      asksLimits: row.asks_limits,
      doneMemberId: row.done_member_id,
    }
  )
}

/** Begins with the brand's first account. */
export const saveBegun = async (
  db: MemberDb,
  brandId: number,
  { asksIdentity, asksLimits }: StandingRule,
): Promise<void> => {
  const rule = { asks_identity: asksIdentity, asks_limits: asksLimits, done_member_id: 0n }
  await db
    .insertInto('members.standing_rule')
    .values({ brand_id: brandId, ...rule })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(rule))
    .execute()
}

/** Unless another copy has gone on, or has begun again. */
export const saveDone = async (
  db: MemberDb,
  brandId: number,
  { doneMemberId, asksIdentity, asksLimits }: FollowedRule,
  next: bigint | null,
): Promise<void> => {
  await db
    .updateTable('members.standing_rule')
    .set({ done_member_id: next })
    .where('brand_id', '=', brandId)
    .where('done_member_id', '=', doneMemberId)
    .where('asks_identity', '=', asksIdentity)
    .where('asks_limits', '=', asksLimits)
    .execute()
}

/** Open accounts of a brand in the order of their ids, without trial users. */
export const listAccountsAfter = async (
  db: MemberDb,
  { brandId, trialTypes }: { readonly brandId: number; readonly trialTypes: readonly number[] },
  afterId: bigint,
  limit: number,
): Promise<readonly bigint[]> => {
  const rows = await db
    .selectFrom('members.member')
    .select('member_id')
    .where('brand_id', '=', brandId)
    .where('member_id', '>', afterId)
    .where('closed_at', 'is', null)
    .where('type', 'not in', [-1, ...trialTypes])
    .orderBy('member_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.member_id)
}
