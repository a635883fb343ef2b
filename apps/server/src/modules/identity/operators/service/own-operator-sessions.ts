import { tables, type Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { KnownOperator } from '../../../../platform/http/actor.ts'
import type { Device } from '../../common/repository/device.ts'
import type { IdentityTables } from '../../tables.ts'
import {
  endsAt,
  isOperatorAliveAt,
  operatorIdleMsMax,
  proofMsMax,
} from '../domain/operator-session-life.ts'
import { insertOperatorEvent } from '../repository/operator-events.ts'
import {
  deleteOperatorSessionsOf,
  deleteOwnOperatorSession,
  listOperatorSessions,
  saveOperatorProof,
} from '../repository/operator-sessions.ts'

import { findOperatorTotp } from '../repository/operator-totp.ts'
import type { OperatorAnswer, OperatorPasskeys } from './operator-passkeys.ts'
import type { OperatorTotps } from './use-operator-totp.ts'

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly totps: Pick<OperatorTotps, 'requireCode'>
  readonly passkeys: Pick<OperatorPasskeys, 'check'>
}

/** More open sessions than anybody has; the oldest beyond are left out of the list. */
const shownMax = 100

/** An operator's own sessions: seen, and ended one by one or all others at once. */
export const createOwnOperatorSessions = ({ database, clock, totps, passkeys }: Dependencies) => {
  /** The session has a recent proof from now on. */
  const prove = async ({ sessionId }: KnownOperator) => {
    const at = clock.now()
    await saveOperatorProof(database.db, sessionId, at)
    return { provenUntil: new Date(at.getTime() + proofMsMax).toISOString() }
  }
  return {
    /** Refuses `totp.invalid_code`, `security.locked`. */
    proveOperator: async (operator: KnownOperator, { address }: Device, code: string) => {
      const totp = await findOperatorTotp(database.db, operator.operatorId)
      if (!totp?.isConfirmed) throw new Error('the gate let an operator without authenticator in')
      await totps.requireCode({ operator, totp, code, address })
      return prove(operator)
    },

    /** Refuses `passkey.failed`. */
    proveOperatorByPasskey: async (operator: KnownOperator, answer: OperatorAnswer) => {
      await passkeys.check(answer, operator.operatorId)
      return prove(operator)
    },

    listOperatorSessions: async ({ operatorId, sessionId }: KnownOperator) => {
      const now = clock.now()
      const since = new Date(now.getTime() - operatorIdleMsMax)
      const rows = await listOperatorSessions(database.db, { operatorId, since, max: shownMax })
      const living = rows.filter(({ created_at: createdAt, seen_at: seenAt }) =>
        isOperatorAliveAt({ createdAt, seenAt }, now),
      )
      return {
        sessions: living.map((row) => ({
          sessionId: row.id,
          isThisOne: row.id === sessionId,
          openedAt: row.created_at.toISOString(),
          lastUsedAt: row.seen_at.toISOString(),
          endsAt: endsAt({ createdAt: row.created_at }).toISOString(),
          address: row.address,
          userAgent: row.user_agent,
        })),
      }
    },

    endOperatorSession: (operator: KnownOperator, device: Device, ended: string): Promise<void> =>
      database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        if (!(await deleteOwnOperatorSession(own, operator.operatorId, ended))) return
        const at = clock.now()
        await insertOperatorEvent(own, { operator, kind: 'sessions_ended', device, at })
      }),

    endOtherOperatorSessions: (operator: KnownOperator, device: Device): Promise<number> =>
      database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        const { operatorId, sessionId } = operator
        const ended = await deleteOperatorSessionsOf(own, operatorId, sessionId)
        const at = clock.now()
        if (ended > 0)
          await insertOperatorEvent(own, { operator, kind: 'sessions_ended', device, at })
        return ended
      }),
  }
}
