import type { Clock } from '@trevo/platform/clock.ts'
import { lockedUntil, type ThrottleRules } from '../../common/domain/login-throttle.ts'
import { findFailures, type Subject } from '../../common/repository/login-failures.ts'
import { shortSecretRules } from '../../common/service/guard-tries.ts'
import { findCredentialOf, usernameKey } from '../../passwords/repository/credentials.ts'
import type { IdentityDb } from '../../tables.ts'

/** What too many wrong tries have locked: the password, a second factor’s code, the payment password, or the PIN. */
export type AccountLock = {
  readonly what: 'password' | 'code' | 'payment' | 'pin'
  /** The last wrong try. */
  readonly since: Date
  readonly until: Date
}

/** Locks of a member that run now. Reading them counts as no try. */
export const createListLocks =
  (db: IdentityDb, clock: Clock, loginRulesOf: (brandId: number) => ThrottleRules) =>
  async (memberId: bigint): Promise<readonly AccountLock[]> => {
    const credential = await findCredentialOf(db, memberId)
    if (!credential) return []
    const { brandId, username } = credential
    const now = clock.now()
    const look = async (
      what: AccountLock['what'],
      subject: Subject,
      rules: ThrottleRules,
    ): Promise<readonly AccountLock[]> => {
      const failedAt = await findFailures(db, brandId, subject)
      const until = lockedUntil(failedAt, rules, now)
      const since = failedAt.at(-1)
      return until && since ? [{ what, since, until }] : []
    }
    const found = await Promise.all([
      look('password', `username:${usernameKey(username)}`, loginRulesOf(brandId)),
      look('code', `code:${memberId}`, shortSecretRules),
      look('payment', `payment:${memberId}`, shortSecretRules),
      look('pin', `pin:${memberId}`, shortSecretRules),
    ])
    return found.flat()
  }

export type ListLocks = ReturnType<typeof createListLocks>
