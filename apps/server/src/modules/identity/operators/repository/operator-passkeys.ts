import type { Selectable } from 'kysely'
import type { IdentityDb, OperatorPasskeyTable } from '../../tables.ts'

export type OperatorPasskey = {
  readonly passkeyId: string
  readonly operatorId: bigint
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: string[]
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

const passkeyOf = (row: Selectable<OperatorPasskeyTable>): OperatorPasskey => ({
  passkeyId: row.passkey_id,
  operatorId: row.operator_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  signCount: Number(row.sign_count),
  transports: row.transports,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})

/** Newest first; `max` at most. */
export const listOperatorPasskeys = async (
  db: IdentityDb,
  operatorId: bigint,
  max: number,
): Promise<OperatorPasskey[]> => {
  const rows = await db
    .selectFrom('identity.operator_passkey')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('created_at', 'desc')
    .limit(max)
    .execute()
  return rows.map(passkeyOf)
}

export const findOperatorPasskey = async (
  db: IdentityDb,
  credentialId: string,
): Promise<OperatorPasskey | undefined> => {
  const row = await db
    .selectFrom('identity.operator_passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row && passkeyOf(row)
}

/** False if this device exists already. */
export const insertOperatorPasskey = async (
  db: IdentityDb,
  one: OperatorPasskey,
): Promise<boolean> => {
  const result = await db
    .insertInto('identity.operator_passkey')
    .values({
      passkey_id: one.passkeyId,
      operator_id: one.operatorId,
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

/** False if it was taken away meanwhile. */
export const saveOperatorPasskeyUse = async (
  db: IdentityDb,
  passkeyId: string,
  { signCount, at }: { readonly signCount: number; readonly at: Date },
): Promise<boolean> => {
  const result = await db
    .updateTable('identity.operator_passkey')
    .set({ sign_count: BigInt(signCount), last_used_at: at })
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** False when the operator has no such passkey. */
export const deleteOperatorPasskey = async (
  db: IdentityDb,
  operatorId: bigint,
  passkeyId: string,
): Promise<boolean> => {
  const result = await db
    .deleteFrom('identity.operator_passkey')
    .where('operator_id', '=', operatorId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export type OperatorChallenge = {
  readonly challengeId: string
  /** Null at a sign-in without a name. */
  readonly operatorId: bigint | null
  readonly challenge: string
  readonly until: Date
}

export const insertOperatorChallenge = async (
  db: IdentityDb,
  { challengeId, operatorId, challenge, until }: OperatorChallenge,
): Promise<void> => {
  await db
    .insertInto('identity.operator_passkey_challenge')
    .values({ challenge_id: challengeId, operator_id: operatorId, challenge, until })
    .execute()
}

/** Whether the challenge was issued recently to this person; each can be answered once. */
export const takeOperatorChallenge = async (
  db: IdentityDb,
  asked: {
    readonly challenge: string
    readonly operatorId: bigint | null
    readonly challengeId?: string | undefined
  },
  now: Date,
): Promise<boolean> => {
  let query = db
    .deleteFrom('identity.operator_passkey_challenge')
    .where('challenge', '=', asked.challenge)
    .where('operator_id', 'is not distinct from', asked.operatorId)
  if (asked.challengeId !== undefined) query = query.where('challenge_id', '=', asked.challengeId)
  const row = await query.returning('until').executeTakeFirst()
  return row !== undefined && row.until > now
}

/** Removes expired challenges. */
export const deleteOperatorChallenges = async (db: IdentityDb, now: Date): Promise<void> => {
  await db.deleteFrom('identity.operator_passkey_challenge').where('until', '<', now).execute()
}
