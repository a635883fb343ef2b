import { tables, type Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { deleteFailures } from '../../common/repository/login-failures.ts'
import { insertSecurityEvent } from '../../common/repository/security-events.ts'
import type { Asking } from '../../common/service/asking.ts'
import type { TryGuard } from '../../common/service/guard-tries.ts'
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
}

const subjectOf = (memberId: bigint) => `pin:${memberId}` as const

/** Shared-phone mode: a PIN, apart from every password, before the site shows balance and history. */
export const createSharedPhone = (dependencies: Dependencies) => {
  const { database, clock, hasher, guard, provePassword } = dependencies

  const save = (asking: Asking, hash: string | null): Promise<void> =>
    database.inTx(async (tx) => {
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
    })

  const prove = ({ memberId, device }: Asking, password: string) =>
    provePassword({ memberId, password, address: device.address })

  return {
    isSharedPhone: async (memberId: bigint): Promise<boolean> =>
      (await findPin(database.db, memberId)) !== undefined,

    /** On with a first PIN, or another PIN; the password lifts the lock after wrong ones too. */
    setSharedPhonePin: async (asking: Asking, password: string, pin: string): Promise<void> => {
      if (!isPin(pin)) throw new Refusal('pin.invalid', { field: 'pin' })
      await prove(asking, password)
      await save(asking, await hasher.hash(pin))
      await deleteFailures(database.db, asking.brandId, subjectOf(asking.memberId))
    },

    endSharedPhone: async (asking: Asking, password: string): Promise<void> => {
      await prove(asking, password)
      await save(asking, null)
    },

    /** @throws Refusal `pin.not_set`, `pin.wrong`, after five wrong ones `pin.locked` {minutes} */
    checkSharedPhonePin: async ({ memberId, brandId }: Asking, pin: string): Promise<void> => {
      const stored = await findPin(database.db, memberId)
      if (stored === undefined) throw new Refusal('pin.not_set')
      const isRight = () => hasher.verify(stored, pin)
      const outcome = await guard({ brandId, subject: subjectOf(memberId), isRight })
      if (outcome.isLocked) throw new Refusal('pin.locked', { minutes: outcome.minutes })
      if (!outcome.isRight) throw new Refusal('pin.wrong')
    },
  }
}

export type SharedPhone = ReturnType<typeof createSharedPhone>
