import { usernameKey } from '../../passwords/repository/credentials.ts'
import type { IdentityDb } from '../../tables.ts'

type OperatorAddress = {
  readonly brandId: number
  readonly username: string
  readonly addressKey: string
}

/** Whether this operator logged in from there before; costs unknown names the same. */
export const isOperatorAddress = async (
  db: IdentityDb,
  { brandId, username, addressKey }: OperatorAddress,
): Promise<boolean> => {
  const row = await db
    .selectFrom('identity.operator_place as place')
    .innerJoin('identity.operator as operator', 'operator.id', 'place.operator_id')
    .select('place.address_key')
    .where('operator.brand_id', '=', brandId)
    .where('operator.username_key', '=', usernameKey(username))
    .where('place.address_key', '=', addressKey)
    .executeTakeFirst()
  return row !== undefined
}

export const saveOperatorAddress = async (
  db: IdentityDb,
  operatorId: bigint,
  addressKey: string,
  at: Date,
): Promise<void> => {
  await db
    .insertInto('identity.operator_place')
    .values({ operator_id: operatorId, address_key: addressKey, last_seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['operator_id', 'address_key']).doUpdateSet({ last_seen_at: at }),
    )
    .execute()
}

export const deleteOperatorAddressesBefore = async (
  db: IdentityDb,
  before: Date,
): Promise<void> => {
  await db.deleteFrom('identity.operator_place').where('last_seen_at', '<', before).execute()
}
