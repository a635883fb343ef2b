import type { Selectable } from 'kysely'
import { usernameKey } from '../../passwords/repository/credentials.ts'
import type { IdentityDb, OperatorTable } from '../../tables.ts'

export type OperatorCredential = {
  readonly operatorId: bigint
  readonly brandId: number
  readonly username: string
  readonly passwordHash: string
  readonly isDisabled: boolean
  readonly isDemo: boolean
}

const credentialOf = (row: Selectable<OperatorTable>): OperatorCredential => ({
  operatorId: row.id,
  brandId: row.brand_id,
  username: row.username,
  passwordHash: row.password_hash,
  isDisabled: row.disabled_at !== null,
  isDemo: row.is_demo,
})

export const findOperator = async (
  db: IdentityDb,
  brandId: number,
  username: string,
): Promise<OperatorCredential | undefined> => {
  const row = await db
    .selectFrom('identity.operator')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
  return row && credentialOf(row)
}

export const getOperator = async (
  db: IdentityDb,
  operatorId: bigint,
): Promise<OperatorCredential> =>
  credentialOf(
    await db
      .selectFrom('identity.operator')
      .selectAll()
      .where('id', '=', operatorId)
      .executeTakeFirstOrThrow(),
  )

export type NewOperator = {
  readonly brandId: number
  readonly isForAllBrands?: boolean
  readonly username: string
  readonly passwordHash: string
  readonly isDemo: boolean
  readonly at: Date
}

/** The new operator's id; undefined if the brand already has this name. */
export const insertOperator = async (
  db: IdentityDb,
  { brandId, isForAllBrands = false, username, passwordHash, isDemo, at }: NewOperator,
): Promise<bigint | undefined> => {
  const row = await db
    .insertInto('identity.operator')
    .values({
      brand_id: brandId,
      username,
      username_key: usernameKey(username),
      password_hash: passwordHash,
      password_set_at: at,
      created_at: at,
      is_demo: isDemo,
      is_for_all_brands: isForAllBrands,
    })
    .onConflict((conflict) => conflict.columns(['brand_id', 'username_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Null re-enables the operator. */
export const saveOperatorDisabled = async (
  db: IdentityDb,
  operatorId: bigint,
  disabledAt: Date | null,
): Promise<void> => {
  await db
    .updateTable('identity.operator')
    .set({ disabled_at: disabledAt })
    .where('id', '=', operatorId)
    .execute()
}

export const saveOperatorForAllBrands = async (
  db: IdentityDb,
  operatorId: bigint,
  isForAllBrands: boolean,
): Promise<void> => {
  await db
    .updateTable('identity.operator')
    .set({ is_for_all_brands: isForAllBrands })
    .where('id', '=', operatorId)
    .execute()
}

export const saveOperatorPassword = async (
  db: IdentityDb,
  operatorId: bigint,
  passwordHash: string,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('identity.operator')
    .set({ password_hash: passwordHash, password_set_at: at })
    .where('id', '=', operatorId)
    .execute()
}

export const listOperatorIds = async (db: IdentityDb, brandId: number): Promise<bigint[]> => {
  const rows = await db
    .selectFrom('identity.operator')
    .select('id')
    .where('brand_id', '=', brandId)
    .execute()
  return rows.map((row) => row.id)
}

/** User names by account. */
export const listOperatorNames = async (
  db: IdentityDb,
  operatorIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> => {
  if (operatorIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('identity.operator')
    .select(['id', 'username'])
    .where('id', 'in', [...operatorIds])
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** The same as `findOperator` by the id, which cannot be disabled before the transaction ends. */
export const lockOperator = async (
  db: IdentityDb,
  operatorId: bigint,
): Promise<OperatorCredential | undefined> => {
  const row = await db
    .selectFrom('identity.operator')
    .selectAll()
    .where('id', '=', operatorId)
    .forShare()
    .executeTakeFirst()
  return row && credentialOf(row)
}

/** Every operator of a brand by name, with what a person wants to know before changing anything. */
export const listOperators = (db: IdentityDb, brandId: number) =>
  db
    .selectFrom('identity.operator as operator')
    .leftJoin('identity.operator_totp as totp', 'totp.operator_id', 'operator.id')
    .select([
      'operator.id',
      'operator.username',
      'operator.created_at',
      'operator.disabled_at',
      'operator.is_demo',
      'operator.is_for_all_brands',
    ])
    .select('totp.confirmed_at as authenticator_at')
    .select((one) => [
      one
        .selectFrom('identity.operator_session as session')
        .select((all) => all.fn.countAll<bigint>().as('count'))
        .whereRef('session.operator_id', '=', 'operator.id')
        .as('session_count'),
      one
        .selectFrom('identity.operator_event as event')
        .select((all) => all.fn.max('event.at').as('at'))
        .whereRef('event.operator_id', '=', 'operator.id')
        .where('event.kind', '=', 'login')
        .as('last_login_at'),
    ])
    .where('operator.brand_id', '=', brandId)
    .orderBy('operator.username_key')
    .execute()
