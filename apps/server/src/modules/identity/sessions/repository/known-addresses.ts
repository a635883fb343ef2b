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
