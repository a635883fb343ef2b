import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { findCredentialOf, savePassword, usernameKey } from '../repository/credentials.ts'
import { deleteFailures } from '../../common/repository/login-failures.ts'
import { insertSecurityEvent } from '../../common/repository/security-events.ts'
import type { Device } from '../../common/repository/device.ts'
import { deleteSessionsOf } from '../../sessions/repository/sessions.ts'
import type { IdentityTables } from '../../tables.ts'
import type { PasswordHasher } from './hash-password.ts'
import type { Sessions } from '../../sessions/service/sessions.ts'

export type Recovery = {
  readonly memberId: bigint
  readonly brandId: number
  readonly newPassword: string
  readonly device: Device
  /** The proof that allowed it, for the member's security log. */
  readonly method: 'email' | 'sms'
  /** Uses up the proof; throws if another request was faster. */
  spend(tx: Tx): Promise<void>
}

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly hasher: PasswordHasher
  readonly sessions: Sessions
}

/**
 * A new password for a member who could not log in and has proved their identity otherwise. Every session of the
 * member ends, and a lock of failed logins is lifted. The caller has called `requireGoodPassword`.
 */
export const createRecoverPassword = ({ database, clock, hasher, sessions }: Dependencies) => {
  return async (recovery: Recovery): Promise<void> => {
    const { memberId, brandId, newPassword, device, method } = recovery
    // Hashing takes a while, so it happens before any row is locked.
    const passwordHash = await hasher.hash(newPassword)
    const ended = await database.inTx(async (tx) => {
      await recovery.spend(tx)
      const db = tables<IdentityTables>(tx)
      const at = clock.now()
      await savePassword(db, memberId, passwordHash, at)
      const credential = await findCredentialOf(db, memberId)
      if (!credential) throw new Error(`member ${memberId} has no credential to recover`)
      await deleteFailures(db, brandId, `username:${usernameKey(credential.username)}`)
      const kind = 'password_recovered'
      await insertSecurityEvent(db, { memberId, brandId, kind, method, device, at })
      return deleteSessionsOf(db, memberId)
    })
    await sessions.announce(ended)
  }
}

export type RecoverPassword = ReturnType<typeof createRecoverPassword>
