import { tables, type Tx } from '@trevo/database/connect.ts'
import { isFactorDue, takeFactorsAway } from './repository/factor-due.ts'
import type { IdentityTables } from '../tables.ts'
import type { IdentityNeeds } from '../needs.ts'
import { saveLastProof } from './repository/second-factors.ts'
import { createAuthenticator } from './service/authenticator.ts'
import type { TryGuard } from '../common/service/guard-tries.ts'
import { createHeldLogins } from './service/hold-login.ts'
import { createLiftLock } from './service/lift-lock.ts'
import type { ProvePassword } from '../passwords/service/prove-password.ts'
import type { Sessions } from '../sessions/service/sessions.ts'
import type { SecretBox } from '../common/domain/secret-box.ts'

type Parts = {
  readonly box: SecretBox
  readonly guard: TryGuard
  readonly sessions: Sessions
  readonly provePassword: ProvePassword
  isHuman(proof: string | undefined): Promise<boolean>
}

/** Authenticator apps, logins that wait for a second proof, and unlocking by code. */
export const createSecondFactor = (
  { database, clock, settings: { loginRulesOf } }: IdentityNeeds,
  { box, guard, sessions, provePassword, isHuman }: Parts,
) => {
  const authenticator = createAuthenticator({
    database,
    clock,
    box,
    guard,
    sessions,
    provePassword,
  })
  return {
    authenticator,
    heldLogins: createHeldLogins({ database, clock, guard }),
    liftLock: createLiftLock({ database, clock, guard, authenticator, isHuman, loginRulesOf }),
    saveProof: (memberId: bigint): Promise<void> =>
      saveLastProof(database.db, memberId, clock.now()),
    takeFactorsAway: (tx: Tx, memberId: bigint): Promise<void> =>
      takeFactorsAway(tables<IdentityTables>(tx), memberId, clock.now()),
    isSecondFactorDue: (memberId: bigint): Promise<boolean> => isFactorDue(database.db, memberId),
  }
}

export type SecondFactor = ReturnType<typeof createSecondFactor>
