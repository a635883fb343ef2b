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
  /** Code of the delivered role that it is given. */
  readonly staffRole: string
  readonly isForAllBrands: boolean
}

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly hasher: PasswordHasher
  readonly box: SecretBox
}

/**
 * Creates the demo's operators with active authenticators; existing ones are unchanged. Returns the new
 * ones with their roles.
 */
export const createSeedDemoOperators = ({ database, clock, hasher, box }: Dependencies) => {
  /** Operators of roles share a password: hashing it for each took most of a demo's first start. */
  const hashes = new Map<string, Promise<string>>()
  const hashOf = (password: string): Promise<string> => {
    const known = hashes.get(password) ?? hasher.hash(password)
    hashes.set(password, known)
    return known
  }

  const insert = async (brandId: number, { username, password, isForAllBrands }: DemoOperator) => {
    const passwordHash = await hashOf(password)
    const at = clock.now()
    return insertOperator(database.db, {
      brandId,
      isForAllBrands,
      username,
      passwordHash,
      isDemo: true,
      at,
    })
  }

  return async (brandId: number, operators: readonly DemoOperator[]) => {
    const added: { readonly operatorId: bigint; readonly staffRole: string }[] = []
    for (const one of operators) {
      const known = await findOperator(database.db, brandId, one.username)
      if (known && !known.isDemo) continue
      const operatorId = known?.operatorId ?? (await insert(brandId, one))
      if (operatorId === undefined) continue
      if (!known) added.push({ operatorId, staffRole: one.staffRole })
      if (await findOperatorTotp(database.db, operatorId)) continue
      const sealed = box.seal(one.totpSecret, totpOwnerOf(operatorId))
      await insertOperatorTotp(database.db, operatorId, sealed, clock.now())
    }
    return added
  }
}
