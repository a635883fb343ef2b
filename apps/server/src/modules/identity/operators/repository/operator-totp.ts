import { operatorPasskeys } from '../../passkeys/repository/passkeys.ts'
import type { IdentityDb } from '../../tables.ts'

export type OperatorTotp = { readonly secretSealed: Buffer; readonly isConfirmed: boolean }

export const findOperatorTotp = async (
  db: IdentityDb,
  operatorId: bigint,
): Promise<OperatorTotp | undefined> => {
  const row = await db
    .selectFrom('identity.operator_totp')
    .select(['secret_sealed', 'confirmed_at'])
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  return row && { secretSealed: row.secret_sealed, isConfirmed: row.confirmed_at !== null }
}

/** Keeps the operator's confirmed authenticator until the transaction ends; false if there is none. */
export const lockOperatorTotp = async (db: IdentityDb, operatorId: bigint): Promise<boolean> => {
  const row = await db
    .selectFrom('identity.operator_totp')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** False if there is a confirmed one. */
export const saveNewOperatorTotp = async (
  db: IdentityDb,
  operatorId: bigint,
  secretSealed: Buffer,
): Promise<boolean> => {
  const result = await db
    .insertInto('identity.operator_totp')
    .values({ operator_id: operatorId, secret_sealed: secretSealed, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('operator_id')
        .doUpdateSet({ secret_sealed: secretSealed, last_step: 0n })
        .where('identity.operator_totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Uses up a time step; false if it, or a later one, was used already. */
export const spendOperatorStep = async (
  db: IdentityDb,
  operatorId: bigint,
  step: number,
): Promise<boolean> => {
  const result = await db
    .updateTable('identity.operator_totp')
    .set({ last_step: BigInt(step) })
    .where('operator_id', '=', operatorId)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** False if it was confirmed before. */
export const confirmOperatorTotp = async (
  db: IdentityDb,
  operatorId: bigint,
  at: Date,
): Promise<boolean> => {
  const result = await db
    .updateTable('identity.operator_totp')
    .set({ confirmed_at: at })
    .where('operator_id', '=', operatorId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** One that counts at once; for operators of the demo, whose secrets are published. */
export const insertOperatorTotp = async (
  db: IdentityDb,
  operatorId: bigint,
  secretSealed: Buffer,
  at: Date,
): Promise<void> => {
  await db
    .insertInto('identity.operator_totp')
    .values({ operator_id: operatorId, secret_sealed: secretSealed, confirmed_at: at })
    .onConflict((conflict) => conflict.column('operator_id').doNothing())
    .execute()
}

/** The authenticator with the passkeys beside it; false if there is none. */
export const deleteOperatorFactors = async (
  db: IdentityDb,
  operatorId: bigint,
): Promise<boolean> => {
  const result = await db
    .deleteFrom('identity.operator_totp')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  await operatorPasskeys.deleteAll(db, operatorId)
  return result.numDeletedRows === 1n
}
