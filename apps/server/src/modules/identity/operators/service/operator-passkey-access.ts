import type { Database } from '@trevo/database/connect.ts'
import type { KnownOperator } from '../../../../platform/http/actor.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import type { Device } from '../../common/repository/device.ts'
import { failed } from '../../passkeys/service/ceremony.ts'
import type { LoginRules } from '../../passwords/service/authenticate.ts'
import type { IdentityTables } from '../../tables.ts'
import { getOperator, type OperatorCredential } from '../repository/operators.ts'
import type { OperatorAnswer, OperatorPasskeys } from './operator-passkeys.ts'

type Dependencies<Entered> = {
  readonly database: Database<IdentityTables>
  readonly passkeys: OperatorPasskeys
  loginRulesOf(brandId: number): LoginRules
  isUsable(operator: OperatorCredential): boolean
  open(operator: OperatorCredential, hasSecondFactor: boolean, device: Device): Promise<Entered>
  provePasswordAgain(operator: KnownOperator, address: string, password: string): Promise<void>
}

/** How passkeys open sessions of operators, and who may add one. */
export const createOperatorPasskeyAccess = <Entered>(dependencies: Dependencies<Entered>) => {
  const { database, passkeys, loginRulesOf, isUsable, open, provePasswordAgain } = dependencies
  return {
    startOperatorPasskeySignIn: (origin: string) => passkeys.ask(origin, null),

    /** Refuses `passkey.failed`, also where the operator is of another brand, or may not sign in. */
    signInOperatorByPasskey: async (brand: Brand, device: Device, answer: OperatorAnswer) => {
      const operator = await getOperator(database.db, await passkeys.check(answer, null))
      if (operator.brandId !== brand.id || !isUsable(operator)) throw failed()
      return open(operator, true, device)
    },

    startOperatorPasskeyProof: ({ operatorId }: KnownOperator, origin: string) =>
      passkeys.ask(origin, operatorId),

    /** Refuses `password.wrong`, `login.locked`, `passkey.too_many`. */
    startOperatorPasskey: async (
      operator: KnownOperator,
      { address }: Device,
      { password, origin }: { readonly password: string; readonly origin: string },
    ) => {
      await provePasswordAgain(operator, address, password)
      const { brandName } = loginRulesOf(operator.brandId)
      return passkeys.startNew(operator, { origin, brandName })
    },
  }
}
