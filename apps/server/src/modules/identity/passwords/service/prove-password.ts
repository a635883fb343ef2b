import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { minutesUntil } from '../../common/domain/login-throttle.ts'
import { findCredentialOf, type Credential } from '../repository/credentials.ts'
import type { IdentityDb } from '../../tables.ts'
import type { LoginRules } from './authenticate.ts'
import type { Try, TryCounter } from './count-tries.ts'
import type { PasswordHasher } from './hash-password.ts'

export type PasswordProof = {
  readonly memberId: bigint
  readonly password: string
  readonly address: string
}

type Dependencies = {
  readonly db: IdentityDb
  readonly clock: Clock
  readonly hasher: PasswordHasher
  readonly tries: TryCounter
  loginRulesOf(brandId: number): LoginRules
}

/**
 * Asks a logged-in member for the password again. Wrong ones count together with failed logins, so a stolen
 * session does not help guessing. Refuses `password.wrong`, `login.locked` and `too_many_requests`.
 */
export const createProvePassword = (dependencies: Dependencies) => {
  const { db, clock, hasher, tries, loginRulesOf } = dependencies
  const locked = (until: Date) =>
    new Refusal('login.locked', { minutes: minutesUntil(until, clock.now()) })

  const look = async (one: Try, credential: Credential, password: string): Promise<Credential> => {
    const reserved = await tries.reserve(one, () => true)
    if (!reserved.isReserved && reserved.lockedUntil) throw locked(reserved.lockedUntil)

    const isRight = await hasher.verify(credential.passwordHash, password).catch(async (error) => {
      await tries.cancel(one, reserved)
      throw error
    })
    if (isRight) {
      await tries.release(one, reserved)
      return credential
    }
    const failed = await tries.confirm(one, reserved)
    throw failed.lockedUntil ? locked(failed.lockedUntil) : new Refusal('password.wrong')
  }

  return async ({ memberId, password, address }: PasswordProof): Promise<Credential> => {
    const credential = await findCredentialOf(db, memberId)
    if (!credential) throw new Refusal('password.wrong')
    const { brandId, username } = credential
    const one: Try = { brandId, username, address, rules: loginRulesOf(brandId) }
    return tries.inTurn(one, () => look(one, credential, password))
  }
}

export type ProvePassword = ReturnType<typeof createProvePassword>
