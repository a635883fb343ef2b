import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { isCommonPassword } from './domain/common-passwords.ts'
import type { IdentityNeeds } from '../needs.ts'
import {
  findCredentialOf,
  insertCredential,
  type Credential,
  type NewCredential,
} from './repository/credentials.ts'
import type { IdentityTables } from '../tables.ts'
import { createAuthenticate } from './service/authenticate.ts'
import { createChangePassword } from './service/change-password.ts'
import type { TryCounter } from './service/count-tries.ts'
import type { TryGuard } from '../common/service/guard-tries.ts'
import type { PasswordHasher } from './service/hash-password.ts'
import { createPaymentPassword } from './service/payment-password.ts'
import { createSharedPhone } from './service/shared-phone.ts'
import { createProvePassword } from './service/prove-password.ts'
import { createRecoverPassword } from './service/recover-password.ts'
import type { Sessions } from '../sessions/service/sessions.ts'

type Parts = {
  readonly hasher: PasswordHasher
  readonly sessions: Sessions
  readonly tries: TryCounter
  readonly guard: TryGuard
  isHuman(proof: string | undefined): Promise<boolean>
  isCaptchaRight(id: string | undefined, typed: string | undefined): Promise<boolean>
}

/** Members' credentials: logging in, setting and proving passwords. */
export const createPasswords = (needs: IdentityNeeds, parts: Parts) => {
  const { database, clock, config } = needs
  const { loginRulesOf } = needs.settings
  const { hasher, sessions, tries, guard } = parts
  const { db } = database
  const isDemoServer = config.DEMO === '1'
  const provePassword = createProvePassword({ db, clock, hasher, tries, loginRulesOf })
  return {
    hasher,
    provePassword,
    authenticate: createAuthenticate({ ...parts, db, clock, isDemoServer, loginRulesOf }),
    passwords: createChangePassword({ database, clock, hasher, sessions, provePassword }),
    recoverPassword: createRecoverPassword({ database, clock, hasher, sessions }),
    paymentPassword: createPaymentPassword({ database, clock, hasher, guard, provePassword }),
    sharedPhone: createSharedPhone({
      database,
      clock,
      hasher,
      guard,
      provePassword,
      sessions,
    }),
    insertCredential: (tx: Tx, credential: NewCredential): Promise<boolean> =>
      insertCredential(tables<IdentityTables>(tx), credential),
    findCredentialOf: (memberId: bigint): Promise<Credential | undefined> =>
      findCredentialOf(db, memberId),
    requireGoodPassword: (password: string, username: string): void => {
      if (isCommonPassword(password, username)) throw new Refusal('password.too_common')
    },
  }
}
