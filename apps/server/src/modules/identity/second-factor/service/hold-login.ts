import { randomUUID } from 'node:crypto'
import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Database } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import {
  deleteHeldLogin,
  findHeldLogin,
  insertHeldLogin,
  takeTry,
  type HeldLogin,
} from '../repository/held-logins.ts'
import type { IdentityTables } from '../../tables.ts'
import type { TryGuard } from '../../common/service/guard-tries.ts'

/** Time to find the phone, and to wait for a message. */
const heldForMs = 10 * minuteMs
const triesMax = 5

export type HeldOrder = Pick<HeldLogin, 'brandId' | 'memberId' | 'pending' | 'options'>

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly guard: TryGuard
}

/** Logins with a correct first proof that wait for a second one. */
export const createHeldLogins = ({ database, clock, guard }: Dependencies) => {
  const { db } = database

  return {
    hold: async (order: HeldOrder): Promise<{ challengeId: string; expiresAt: Date }> => {
      const challengeId = randomUUID()
      const expiresAt = new Date(clock.now().getTime() + heldForMs)
      await insertHeldLogin(db, { ...order, challengeId, triesLeft: triesMax, until: expiresAt })
      return { challengeId, expiresAt }
    },

    /** Refuses `login.verification_expired`. */
    get: async (brandId: number, challengeId: string): Promise<HeldLogin> => {
      const held = await findHeldLogin(db, brandId, challengeId, clock.now())
      if (!held) throw new Refusal('login.verification_expired')
      return held
    },

    /**
     * One try of the second proof. A try counts before it is checked, here and over all logins of
     * the member. Refuses `login.verification_expired`, `login.verification_failed` {triesLeft}, and
     * `security.locked` {minutes}. The caller may enter once with the login that is returned.
     */
    prove: async (
      brandId: number,
      challengeId: string,
      isRight: (held: HeldLogin) => Promise<boolean>,
    ): Promise<HeldLogin> => {
      const held = await takeTry(db, brandId, challengeId, clock.now())
      if (!held) throw new Refusal('login.verification_expired')
      const { memberId, triesLeft } = held
      const subject = `code:${memberId}` as const
      const outcome = await guard({ brandId, subject, isRight: () => isRight(held) })
      if (outcome.isLocked) throw new Refusal('security.locked', { minutes: outcome.minutes })
      if (!outcome.isRight) throw new Refusal('login.verification_failed', { triesLeft })
      const isFirst = await deleteHeldLogin(db, challengeId)
      if (!isFirst) throw new Refusal('login.verification_expired')
      return held
    },
  }
}

export type HeldLogins = ReturnType<typeof createHeldLogins>
