import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { SecretBox } from '../common/domain/secret-box.ts'
import { findOperatorTotp, insertOperatorTotp } from '../operators/repository/operator-totp.ts'
import { findOperator, insertOperator } from '../operators/repository/operators.ts'
import type { IdentityTables } from '../tables.ts'
import type { PasswordHasher } from '../passwords/service/hash-password.ts'
import { totpOwnerOf } from '../operators/service/use-operator-totp.ts'

/** For the demo: password and authenticator are published, and work only in the demo brand. */
export type DemoOperator = {
  readonly username: string
  readonly password: string
  readonly totpSecret: string
}

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly hasher: PasswordHasher
  readonly box: SecretBox
}

/**
 * Creates the demo's operators with active authenticators; existing ones are unchanged. Returns the ids of the new
 * ones.
 */
export const createSeedDemoOperators = ({ database, clock, hasher, box }: Dependencies) => {
  const insert = async (brandId: number, { username, password }: DemoOperator) => {
    const passwordHash = await hasher.hash(password)
    const at = clock.now()
    return insertOperator(database.db, {
      brandId,
      isForAllBrands: true,
      username,
      passwordHash,
      isDemo: true,
      at,
    })
  }

  return async (brandId: number, operators: readonly DemoOperator[]): Promise<bigint[]> => {
    const added: bigint[] = []
    for (const one of operators) {
      const known = await findOperator(database.db, brandId, one.username)
      if (known && !known.isDemo) continue
      const operatorId = known?.operatorId ?? (await insert(brandId, one))
      if (operatorId === undefined) continue
      if (!known) added.push(operatorId)
      if (await findOperatorTotp(database.db, operatorId)) continue
      const sealed = box.seal(one.totpSecret, totpOwnerOf(operatorId))
      await insertOperatorTotp(database.db, operatorId, sealed, clock.now())
    }
    return added
  }
}
