import type { Selectable } from 'kysely'
import type { CredentialTable, IdentityDb } from '../../tables.ts'

export type NewCredential = {
  readonly brandId: number
  readonly memberId: bigint | null
  readonly username: string
  readonly passwordHash: string
  readonly passwordSetAt: Date
  readonly paymentPasswordHash: string | null
  readonly isDemo: boolean
  /** Its owner must choose another password at the first login. */
  readonly isFirstLogin?: boolean
}

export type Credential = {
  readonly brandId: number
  readonly memberId: bigint | null
  readonly username: string
  readonly passwordHash: string
  readonly passwordSetAt: Date
  readonly isFirstLogin: boolean
  readonly isDemo: boolean
}

/** How names are compared: look-alike forms and capitals count as the same name. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

/** False if the brand already has this name; waits for a concurrent insert of it. */
export const insertCredential = async (db: IdentityDb, one: NewCredential): Promise<boolean> => {
  const result = await db
    .insertInto('identity.credential')
    .values({
      brand_id: one.brandId,
      member_id: one.memberId,
      username: one.username,
      username_key: usernameKey(one.username),
      password_hash: one.passwordHash,
      password_set_at: one.passwordSetAt,
      payment_password_hash: one.paymentPasswordHash,
      is_demo: one.isDemo,
      is_first_login: one.isFirstLogin ?? false,
    })
    .onConflict((conflict) => conflict.columns(['brand_id', 'username_key']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

const credentialOf = (row: Selectable<CredentialTable>): Credential => ({
  brandId: row.brand_id,
  memberId: row.member_id,
  username: row.username,
  passwordHash: row.password_hash,
  passwordSetAt: row.password_set_at,
  isFirstLogin: row.is_first_login,
  isDemo: row.is_demo,
})

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
  return row && credentialOf(row)
}

/** By the member behind it; the brand's trial user has none. */
export const findCredentialOf = async (
  db: IdentityDb,
  memberId: bigint,
): Promise<Credential | undefined> => {
  const row = await db
    .selectFrom('identity.credential')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row && credentialOf(row)
}

/** The holder has chosen the password from now on. */
export const savePassword = async (
  db: IdentityDb,
  memberId: bigint,
  passwordHash: string,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('identity.credential')
    .set({ password_hash: passwordHash, password_set_at: at, is_first_login: false })
    .where('member_id', '=', memberId)
    .execute()
}

/** The PIN of shared-phone mode; undefined where the mode is off. */
export const findPin = async (db: IdentityDb, memberId: bigint): Promise<string | undefined> => {
  const row = await db
    .selectFrom('identity.credential')
    .select('pin_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.pin_hash ?? undefined
}

/** @returns the one before, null where there was none; undefined without a credential */
export const savePin = async (
  db: IdentityDb,
  memberId: bigint,
  hash: string | null,
): Promise<string | null | undefined> => {
  const before = await db
    .selectFrom('identity.credential')
    .select('pin_hash')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  await db
    .updateTable('identity.credential')
    .set({ pin_hash: hash })
    .where('member_id', '=', memberId)
    .execute()
  return before?.pin_hash
}

export const findPaymentPassword = async (
  db: IdentityDb,
  memberId: bigint,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('identity.credential')
    .select('payment_password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.payment_password_hash ?? undefined
}

/** False if another request changed it since it was read as `before`. */
export const savePaymentPassword = async (
  db: IdentityDb,
  memberId: bigint,
  hash: string,
  before: string | undefined,
): Promise<boolean> => {
  const result = await db
    .updateTable('identity.credential')
    .set({ payment_password_hash: hash })
    .where('member_id', '=', memberId)
    .where('payment_password_hash', 'is not distinct from', before ?? null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
