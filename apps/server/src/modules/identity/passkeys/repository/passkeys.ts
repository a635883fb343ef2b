import type { Selectable } from 'kysely'
import type { IdentityDb, PasskeyTable } from '../../tables.ts'

export type StoredPasskey = {
  readonly passkeyId: string
  readonly memberId: bigint
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: string[]
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

const passkeyOf = (row: Selectable<PasskeyTable>): StoredPasskey => ({
  passkeyId: row.passkey_id,
  memberId: row.member_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  signCount: Number(row.sign_count),
  transports: row.transports,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})

/** Newest first. */
export const listPasskeys = async (db: IdentityDb, memberId: bigint): Promise<StoredPasskey[]> => {
  const rows = await db
    .selectFrom('identity.passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(passkeyOf)
}

export const findPasskey = async (
  db: IdentityDb,
  credentialId: string,
): Promise<StoredPasskey | undefined> => {
  const row = await db
    .selectFrom('identity.passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row && passkeyOf(row)
}

/** False if this device exists already. */
export const insertPasskey = async (db: IdentityDb, one: StoredPasskey): Promise<boolean> => {
  const result = await db
    .insertInto('identity.passkey')
    .values({
      passkey_id: one.passkeyId,
      member_id: one.memberId,
      credential_id: one.credentialId,
      public_key: one.publicKey,
      sign_count: BigInt(one.signCount),
      transports: one.transports,
      name: one.name,
      created_at: one.createdAt,
      last_used_at: one.lastUsedAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export const savePasskeyUse = async (
  db: IdentityDb,
  passkeyId: string,
  signCount: number,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('identity.passkey')
    .set({ sign_count: BigInt(signCount), last_used_at: at })
    .where('passkey_id', '=', passkeyId)
    .execute()
}

export const deletePasskey = async (
  db: IdentityDb,
  memberId: bigint,
  passkeyId: string,
): Promise<boolean> => {
  const result = await db
    .deleteFrom('identity.passkey')
    .where('member_id', '=', memberId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export type PasskeyChallenge = {
  readonly challengeId: string
  /** Whose passkey is created or requested; null at a login without a name. */
  readonly memberId: bigint | null
  readonly challenge: string
  readonly until: Date
}

export const insertPasskeyChallenge = async (
  db: IdentityDb,
  one: PasskeyChallenge,
): Promise<void> => {
  await db
    .insertInto('identity.passkey_challenge')
    .values({
      challenge_id: one.challengeId,
      member_id: one.memberId,
      challenge: one.challenge,
      until: one.until,
    })
    .execute()
}

export type AskedQuestion = {
  readonly challenge: string
  /** Where the answer names its challenge. */
  readonly challengeId?: string | undefined
  readonly memberId: bigint | null
}

/** Whether the challenge was issued recently; each can be answered once. */
export const takePasskeyChallenge = async (
  db: IdentityDb,
  { challenge, challengeId, memberId }: AskedQuestion,
  now: Date,
): Promise<boolean> => {
  let query = db
    .deleteFrom('identity.passkey_challenge')
    .where('challenge', '=', challenge)
    .where('member_id', 'is not distinct from', memberId)
  if (challengeId !== undefined) query = query.where('challenge_id', '=', challengeId)
  const row = await query.returning('until').executeTakeFirst()
  return row !== undefined && row.until > now
}

/** Removes expired challenges. */
export const deletePasskeyChallenges = async (db: IdentityDb, now: Date): Promise<void> => {
  await db.deleteFrom('identity.passkey_challenge').where('until', '<', now).execute()
}
