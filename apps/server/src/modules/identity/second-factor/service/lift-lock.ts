import type { Database } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import { lockedUntil } from '../../common/domain/login-throttle.ts'
import {
  findCredential,
  findCredentialOf,
  usernameKey,
} from '../../passwords/repository/credentials.ts'
import { deleteFailures, findFailures } from '../../common/repository/login-failures.ts'
import { insertSecurityEvent } from '../../common/repository/security-events.ts'
import type { Device } from '../../common/repository/device.ts'
import type { IdentityTables } from '../../tables.ts'
import type { LoginRules } from '../../passwords/service/authenticate.ts'
import type { TryGuard } from '../../common/service/guard-tries.ts'
import type { Authenticator } from './authenticator.ts'

export type UnlockOrder = {
  readonly brand: Brand
  readonly username: string
  /** From the authenticator app, or a recovery code. */
  readonly code: string
  readonly humanProof: string | undefined
  readonly device: Device
}

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly guard: TryGuard
  readonly authenticator: Pick<Authenticator, 'isTotpRight' | 'isRecoveryRight'>
  isHuman(proof: string | undefined): Promise<boolean>
  loginRulesOf(brandId: number): LoginRules
}

/** Lifts the lock of failed logins for a member who proves their identity otherwise. */
export const createLiftLock = (dependencies: Dependencies) => {
  const { database, clock, guard, authenticator, isHuman, loginRulesOf } = dependencies
  const { db } = database

  const isCodeRight = async (memberId: bigint, { brand, code, device }: UnlockOrder) =>
    (await authenticator.isTotpRight(memberId, code)) ||
    authenticator.isRecoveryRight({ memberId, brandId: brand.id, device }, code)

  /** The failures of the member's name are cleared. */
  const liftOf = async (memberId: bigint, device: Device): Promise<void> => {
    const credential = await findCredentialOf(db, memberId)
    if (!credential) return
    const { brandId, username } = credential
    const subject = `username:${usernameKey(username)}` as const
    const rules = loginRulesOf(brandId)
    const now = clock.now()
    const failures = await findFailures(db, brandId, subject)
    await deleteFailures(db, brandId, subject)
    if (!lockedUntil(failures, rules, now)) return
    const event = { memberId, brandId, kind: 'lock_lifted', device, at: now } as const
    await insertSecurityEvent(db, event)
  }

  return {
    liftOf,
    /** The same `login.unlock_failed` for unknown names, wrong codes and too many tries. */
    unlockLogin: async (order: UnlockOrder): Promise<void> => {
      const { brand, username, humanProof, device } = order
      const isHumanCheckOn = !brand.disabledModules.has('GEETEST3')
      if (isHumanCheckOn && !(await isHuman(humanProof))) throw new Refusal('verify_first')
      const memberId = (await findCredential(db, brand.id, username))?.memberId ?? undefined
      // Not the count of second proofs: a caller without the password must not be able to block those.
      const subject = `unlock:${memberId ?? usernameKey(username)}` as const
      const isRight = async () => memberId !== undefined && isCodeRight(memberId, order)
      const outcome = await guard({ brandId: brand.id, subject, isRight })
      if (outcome.isLocked || !outcome.isRight || memberId === undefined) {
        throw new Refusal('login.unlock_failed')
      }
      await liftOf(memberId, device)
    },
  }
}

export type LiftLock = ReturnType<typeof createLiftLock>
