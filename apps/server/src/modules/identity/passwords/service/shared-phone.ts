import { tables, type Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { deleteFailures } from '../../common/repository/login-failures.ts'
import { insertSecurityEvent } from '../../common/repository/security-events.ts'
import type { Asking } from '../../common/service/asking.ts'
import type { TryGuard } from '../../common/service/guard-tries.ts'
import { pinProofOf } from '../../sessions/domain/pin-proof.ts'
import { listSessionIdsOf } from '../../sessions/repository/sessions.ts'
import type { Sessions } from '../../sessions/service/sessions.ts'
import type { IdentityTables } from '../../tables.ts'
import { isPin } from '../domain/pin.ts'
import { findPin, savePin } from '../repository/credentials.ts'
import type { PasswordHasher } from './hash-password.ts'
import type { ProvePassword } from './prove-password.ts'

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly hasher: PasswordHasher
  readonly guard: TryGuard
  readonly provePassword: ProvePassword
  readonly sessions: Pick<Sessions, 'announcePin'>
}

const subjectOf = (memberId: bigint) => `pin:${memberId}` as const

/**
 * Shared-phone mode: a PIN, apart from every password, before a page of the member shows or moves anything. The calls
 * that take the PIN answer the page's proof of it; the gate `covered` asks for that.
 */
export const createSharedPhone = (dependencies: Dependencies) => {
  const { database, clock, hasher, guard, provePassword, sessions } = dependencies

  const save = async (asking: Asking, hash: string | null): Promise<void> => {
    const sessionIds = await database.inTx(async (tx) => {
      const { memberId, brandId, device, sessionId } = asking
      const db = tables<IdentityTables>(tx)
      const before = (await savePin(db, memberId, hash)) ?? null
      if (hash === null && before === null) throw new Refusal('pin.not_set')
      const kind =
        hash === null
          ? 'shared_phone_off'
          : before === null
            ? 'shared_phone_on'
            : 'shared_phone_pin_changed'
      await insertSecurityEvent(db, { memberId, brandId, kind, device, sessionId, at: clock.now() })
      return listSessionIdsOf(db, memberId)
    })
    await sessions.announcePin(asking.memberId, sessionIds)
  }

  const prove = ({ memberId, device }: Asking, password: string) =>
    provePassword({ memberId, password, address: device.address })

  return {
    isSharedPhone: async (memberId: bigint): Promise<boolean> =>
      (await findPin(database.db, memberId)) !== undefined,

    /** On with a first PIN, or another PIN; the password lifts the lock after wrong ones too. */
    setSharedPhonePin: async (asking: Asking, password: string, pin: string): Promise<string> => {
      if (!isPin(pin)) throw new Refusal('pin.invalid', { field: 'pin' })
      await prove(asking, password)
      const hash = await hasher.hash(pin)
      await save(asking, hash)
      await deleteFailures(database.db, asking.brandId, subjectOf(asking.memberId))
      return pinProofOf(hash, asking.sessionId)
    },

    endSharedPhone: async (asking: Asking, password: string): Promise<void> => {
      await prove(asking, password)
      await save(asking, null)
    },

    /** @throws Refusal `pin.not_set`, `pin.wrong`, after five wrong ones `pin.locked` {minutes} */
    checkSharedPhonePin: async (
      { memberId, brandId, sessionId }: Asking,
      pin: string,
    ): Promise<string> => {
      const stored = await findPin(database.db, memberId)
      if (stored === undefined) throw new Refusal('pin.not_set')
      const isRight = () => hasher.verify(stored, pin)
      const outcome = await guard({ brandId, subject: subjectOf(memberId), isRight })
      if (outcome.isLocked) throw new Refusal('pin.locked', { minutes: outcome.minutes })
      if (!outcome.isRight) throw new Refusal('pin.wrong')
      return pinProofOf(stored, sessionId)
    },
  }
}

export type SharedPhone = ReturnType<typeof createSharedPhone>
