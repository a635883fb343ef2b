import type { IdentityDb } from '../../tables.ts'

/** True if the member was never admitted from there before. */
export const rememberAddress = async (
  db: IdentityDb,
  memberId: bigint,
  addressKey: string,
  at: Date,
): Promise<boolean> => {
  const row = await db
    .insertInto('identity.known_address')
    .values({ member_id: memberId, address_key: addressKey, first_seen_at: at, last_seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'address_key']).doUpdateSet({ last_seen_at: at }),
    )
    .returning('first_seen_at')
    .executeTakeFirstOrThrow()
  return row.first_seen_at.getTime() === at.getTime()
}

/** The latest networks of a member that are asked for others. */
const networksMax = 50

/** Other members who were admitted from a network of this one since then, `limit` at most. */
export const listSharingNetwork = async (
  db: IdentityDb,
  memberId: bigint,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<bigint[]> => {
  const own = await db
    .selectFrom('identity.known_address')
    .select('address_key')
    .where('member_id', '=', memberId)
    .where('last_seen_at', '>', since)
    .orderBy('last_seen_at', 'desc')
    .limit(networksMax)
    .execute()
  if (own.length === 0) return []
  const keys = own.map((row) => row.address_key)
  const rows = await db
    .selectFrom('identity.known_address')
    .select('member_id')
    .distinct()
    .where('address_key', 'in', keys)
    .where('last_seen_at', '>', since)
    .where('member_id', '<>', memberId)
    .limit(limit)
    .execute()
  return rows.map((row) => row.member_id)
}

/** Whether the member was admitted from there since then. */
export const isKnownAddress = async (
  db: IdentityDb,
  memberId: bigint,
  addressKey: string,
  since: Date,
): Promise<boolean> => {
  const row = await db
    .selectFrom('identity.known_address')
    .select('address_key')
    .where('member_id', '=', memberId)
    .where('address_key', '=', addressKey)
    .where('last_seen_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}
