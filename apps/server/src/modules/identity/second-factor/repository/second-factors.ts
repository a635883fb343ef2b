import type { IdentityDb } from '../../tables.ts'

export type StoredTotp = {
  readonly secretSealed: Buffer
  readonly isConfirmed: boolean
  readonly lastStep: number
}

export const findTotp = async (
  db: IdentityDb,
  memberId: bigint,
): Promise<StoredTotp | undefined> => {
  const row = await db
    .selectFrom('identity.totp')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return (
    row && {
      secretSealed: row.secret_sealed,
      isConfirmed: row.confirmed_at !== null,
      lastStep: Number(row.last_step),
    }
  )
}

/** False if there is a confirmed one: it must be turned off first. */
export const saveNewTotp = async (
  db: IdentityDb,
  memberId: bigint,
  secretSealed: Buffer,
): Promise<boolean> => {
  const result = await db
    .insertInto('identity.totp')
    .values({ member_id: memberId, secret_sealed: secretSealed, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ secret_sealed: secretSealed, last_step: 0n })
        .where('identity.totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Uses up a time step; false if it, or a later one, was used already. */
export const spendStep = async (
  db: IdentityDb,
  memberId: bigint,
  step: number,
): Promise<boolean> => {
  const result = await db
    .updateTable('identity.totp')
    .set({ last_step: BigInt(step) })
    .where('member_id', '=', memberId)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** False if it was confirmed before. */
export const confirmTotp = async (db: IdentityDb, memberId: bigint, at: Date): Promise<boolean> => {
  const result = await db
    .updateTable('identity.totp')
    .set({ confirmed_at: at })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export const deleteTotp = async (db: IdentityDb, memberId: bigint): Promise<void> => {
  await db.deleteFrom('identity.totp').where('member_id', '=', memberId).execute()
  await db.deleteFrom('identity.recovery_code').where('member_id', '=', memberId).execute()
}

/** Replaces the previous ones. */
export const saveRecoveryCodes = async (
  db: IdentityDb,
  memberId: bigint,
  hashes: readonly Buffer[],
): Promise<void> => {
  await db.deleteFrom('identity.recovery_code').where('member_id', '=', memberId).execute()
  await db
    .insertInto('identity.recovery_code')
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash })))
    .execute()
}

/** Uses up a code; false for an unknown or used one. */
export const spendRecoveryCode = async (
  db: IdentityDb,
  memberId: bigint,
  hash: Buffer,
): Promise<boolean> => {
  const result = await db
    .deleteFrom('identity.recovery_code')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const countRecoveryCodes = async (db: IdentityDb, memberId: bigint): Promise<number> => {
  const row = await db
    .selectFrom('identity.recovery_code')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const saveLastProof = async (db: IdentityDb, memberId: bigint, at: Date): Promise<void> => {
  await db
    .insertInto('identity.last_proof')
    .values({ member_id: memberId, at })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ at }))
    .execute()
}
