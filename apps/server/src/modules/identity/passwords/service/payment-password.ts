import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { SecurityEventKind } from '@trevo/contract/wps/security/sessions.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { isPaymentPassword } from '../domain/payment-password.ts'
import { findPaymentPassword, savePaymentPassword } from '../repository/credentials.ts'
import { deleteFailures } from '../../common/repository/login-failures.ts'
import { insertSecurityEvent } from '../../common/repository/security-events.ts'
import type { IdentityTables } from '../../tables.ts'
import type { Asking } from '../../common/service/asking.ts'
import type { TryGuard } from '../../common/service/guard-tries.ts'
import type { PasswordHasher } from './hash-password.ts'
import type { ProvePassword } from './prove-password.ts'

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly hasher: PasswordHasher
  readonly guard: TryGuard
  readonly provePassword: ProvePassword
}

/** False if another one was set meanwhile. */
const replace = async (
  { database, clock, hasher }: Dependencies,
  asking: Asking,
  { before, next, kind }: { before: string | undefined; next: string; kind: SecurityEventKind },
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<boolean> => {
  const { memberId, brandId, device, sessionId } = asking
  const hash = await hasher.hash(next)
  return database.inTx(async (tx) => {
    const own = tables<IdentityTables>(tx)
    await also(tx)
    if (!(await savePaymentPassword(own, memberId, hash, before))) return false
    const at = clock.now()
    await insertSecurityEvent(own, { memberId, brandId, kind, device, sessionId, at })
    return true
  })
}

const requireGood = (next: string) => {
  if (!isPaymentPassword(next)) throw new Refusal('payment_password.invalid')
}

/** The six digits that are required before money leaves the wallet. */
export const createPaymentPassword = (dependencies: Dependencies) => {
  const { database, hasher, guard, provePassword } = dependencies
  const { db } = database

  /**
   * Whether money may leave. Refuses `payment_password.not_set`, `payment_password.wrong` and, after
   * five wrong ones, `payment_password.locked` {minutes}.
   */
  const requireRight = async (asking: Pick<Asking, 'memberId' | 'brandId'>, typed: string) => {
    const { memberId, brandId } = asking
    const stored = await requireSet(memberId)
    const isRight = () => hasher.verify(stored, typed)
    const outcome = await guard({ brandId, subject: `payment:${memberId}`, isRight })
    if (outcome.isLocked) {
      throw new Refusal('payment_password.locked', { minutes: outcome.minutes })
    }
    if (!outcome.isRight) throw new Refusal('payment_password.wrong')
    return stored
  }

  const requireSet = async (memberId: bigint): Promise<string> => {
    const stored = await findPaymentPassword(db, memberId)
    if (stored === undefined) throw new Refusal('payment_password.not_set')
    return stored
  }

  return {
    requireRight: requireRight,
    requireSet,
    requireGood,
    isSet: async (memberId: bigint) => (await findPaymentPassword(db, memberId)) !== undefined,

    /** For the first time; the login password authorizes it. */
    setPaymentPassword: async (asking: Asking, password: string, next: string): Promise<void> => {
      requireGood(next)
      const { memberId, device } = asking
      await provePassword({ memberId, password, address: device.address })
      const order = { before: undefined, next, kind: 'payment_password_set' } as const
      if (!(await replace(dependencies, asking, order)))
        throw new Refusal('payment_password.already_set')
    },

    changePaymentPassword: async (asking: Asking, old: string, next: string): Promise<void> => {
      requireGood(next)
      const before = await requireRight(asking, old)
      if (old === next) throw new Refusal('password.unchanged')
      const order = { before, next, kind: 'payment_password_changed' } as const
      if (!(await replace(dependencies, asking, order))) throw new Refusal('payment_password.wrong')
    },

    /**
     * For a member who proved their identity another way; that proof is used up in the same transaction. Earlier
     * wrong tries are cleared.
     */
    reset: async (
      asking: Asking,
      next: string,
      spend: (tx: Tx) => Promise<void>,
    ): Promise<void> => {
      requireGood(next)
      const { memberId, brandId } = asking
      const before = await requireSet(memberId)
      const order = { before, next, kind: 'payment_password_changed' } as const
      if (!(await replace(dependencies, asking, order, spend))) throw new Refusal('code.expired')
      await deleteFailures(db, brandId, `payment:${memberId}`)
    },
  }
}

export type PaymentPassword = ReturnType<typeof createPaymentPassword>
