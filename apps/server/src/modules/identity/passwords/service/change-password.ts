import { tables, type Database } from '@trevo/database/connect.ts'
import type { SecurityEventKind } from '@trevo/contract/wps/security/sessions.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Asking } from '../../common/service/asking.ts'
import { isCommonPassword } from '../domain/common-passwords.ts'
import { findCredentialOf, savePassword, type Credential } from '../repository/credentials.ts'
import { insertSecurityEvent } from '../../common/repository/security-events.ts'
import { deleteSessionsOf } from '../../sessions/repository/sessions.ts'
import type { IdentityTables } from '../../tables.ts'
import type { PasswordHasher } from './hash-password.ts'
import type { ProvePassword } from './prove-password.ts'
import type { Sessions } from '../../sessions/service/sessions.ts'

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly hasher: PasswordHasher
  readonly sessions: Sessions
  readonly provePassword: ProvePassword
}

const isSame = (one: string, other: string) => one.normalize('NFKC') === other.normalize('NFKC')

/**
 * Changes the login password of a logged-in member. Every other session ends, and this one continues
 * under the new token that is returned.
 */
export const createChangePassword = (dependencies: Dependencies) => {
  const { database, clock, hasher, sessions, provePassword } = dependencies

  const requireGood = (password: string, { username }: Credential) => {
    if (isCommonPassword(password, username)) throw new Refusal('password.too_common')
  }

  const replace = async (asking: Asking, newPassword: string, kind: SecurityEventKind) => {
    const { memberId, brandId, sessionId, device } = asking
    // Hashing takes a while, so it happens before any row is locked.
    const passwordHash = await hasher.hash(newPassword)
    const renewed = await database.inTx(async (tx) => {
      const db = tables<IdentityTables>(tx)
      const at = clock.now()
      const token = await sessions.renew(db, sessionId, 'password')
      await savePassword(db, memberId, passwordHash, at)
      await insertSecurityEvent(db, { memberId, brandId, kind, device, at, sessionId })
      return { token, ended: await deleteSessionsOf(db, memberId, sessionId) }
    })
    await sessions.announce(renewed.ended)
    await sessions.announceChanged([sessionId])
    return renewed.token
  }

  return {
    /** Refuses `password.wrong`, `login.locked`, `password.unchanged` and `password.too_common`. */
    change: async (asking: Asking, oldPassword: string, newPassword: string): Promise<string> => {
      const { memberId, device } = asking
      const credential = await provePassword({
        memberId,
        password: oldPassword,
        address: device.address,
      })
      if (isSame(oldPassword, newPassword)) throw new Refusal('password.unchanged')
      requireGood(newPassword, credential)
      return replace(asking, newPassword, 'password_changed')
    },
    /**
     * The holder's own first password, for an account that someone else created and whose initial password they
     * know. Refuses `first_login.not_due`.
     */
    choose: async (asking: Asking, newPassword: string): Promise<string> => {
      const credential = await findCredentialOf(database.db, asking.memberId)
      if (!credential?.isFirstLogin) throw new Refusal('first_login.not_due')
      requireGood(newPassword, credential)
      if (await hasher.verify(credential.passwordHash, newPassword)) {
        throw new Refusal('password.unchanged')
      }
      return replace(asking, newPassword, 'password_changed')
    },
  }
}

export type ChangePassword = ReturnType<typeof createChangePassword>
