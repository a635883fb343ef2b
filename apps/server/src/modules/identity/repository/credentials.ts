import type { IdentityDb } from './tables.ts'

export type NewCredential = {
  readonly brandId: number
  readonly holder: 'member' | 'operator'
  readonly memberId: bigint | null
  readonly username: string
  readonly passwordHash: string
  readonly passwordSetAt: Date
  readonly paymentPasswordHash: string | null
  readonly isDemo: boolean
}

export type Credential = {
  readonly holder: 'member' | 'operator'
  readonly memberId: bigint | null
  readonly username: string
  readonly passwordHash: string
  readonly passwordSetAt: Date
  readonly isFirstLogin: boolean
  readonly isDemo: boolean
}

/** How names are compared: look-alike forms and capitals are the same name. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

/** False when the brand has this name already; waits for a rival that is about to take it. */
export const insertCredential = async (db: IdentityDb, one: NewCredential): Promise<boolean> => {
  const result = await db
    .insertInto('identity.credential')
    .values({
      brand_id: one.brandId,
      holder: one.holder,
      member_id: one.memberId,
      username: one.username,
      username_key: usernameKey(one.username),
      password_hash: one.passwordHash,
      password_set_at: one.passwordSetAt,
      payment_password_hash: one.paymentPasswordHash,
      is_demo: one.isDemo,
    })
    .onConflict((conflict) => conflict.columns(['brand_id', 'username_key']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export const findCredential = async (
  db: IdentityDb,
  brandId: number,
  username: string,
): Promise<Credential | undefined> => {
  const row = await db
    .selectFrom('identity.credential')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
  return (
    row && {
      holder: row.holder,
      memberId: row.member_id,
      username: row.username,
      passwordHash: row.password_hash,
      passwordSetAt: row.password_set_at,
      isFirstLogin: row.is_first_login,
      isDemo: row.is_demo,
    }
  )
}
