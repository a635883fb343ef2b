import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { IdentityTables } from '../../tables.ts'
import { endsAt, isOperatorAliveAt, operatorIdleMsMax } from '../domain/operator-session-life.ts'
import { insertOperatorEvent, listOperatorEvents } from '../repository/operator-events.ts'
import {
  deleteOperatorSessionsOf,
  deleteOwnOperatorSession,
  listSessionsOfOperators,
} from '../repository/operator-sessions.ts'
import { deleteOperatorFactors, findOperatorTotp } from '../repository/operator-totp.ts'
import { lockOperator, saveOperatorPassword } from '../repository/operators.ts'

type Dependencies = { readonly database: Database<IdentityTables>; readonly clock: Clock }

type Account = { readonly operatorId: bigint; readonly brandId: number }

/** More open sessions and events than are looked at; older ones are left out. */
const shownMax = 100

/** Orders of a colleague come from no device of the operator. */
export const deviceOf = (orderedBy: string) => ({
  address: '::',
  userAgent: `ordered by ${orderedBy}`,
})

/** What a colleague sees of accounts: their open sessions and what happened to them. */
export const createSeeAccounts = ({ database, clock }: Dependencies) => ({
  listSessions: async (operatorIds: readonly bigint[]) => {
    const now = clock.now()
    const since = new Date(now.getTime() - operatorIdleMsMax)
    const asked = { operatorIds, since, max: shownMax }
    return (await listSessionsOfOperators(database.db, asked))
      .map((row) => ({
        sessionId: row.id,
        operatorId: row.operator_id,
        openedAt: row.created_at,
        lastUsedAt: row.seen_at,
        endsAt: endsAt({ createdAt: row.created_at }),
        address: row.address,
        userAgent: row.user_agent,
      }))
      .filter((one) => isOperatorAliveAt({ createdAt: one.openedAt, seenAt: one.lastUsedAt }, now))
  },

  /** The latest first; ordered by a colleague or a command, or done by the operator from an address. */
  listEvents: async (operatorIds: readonly bigint[]) => {
    const rows = await listOperatorEvents(database.db, operatorIds, shownMax)
    return rows.map(({ at, operator_id: operatorId, kind, address, user_agent: agent }) => {
      const order = /^(?:ordered|command) by (.*)$/.exec(agent)
      return { at, operatorId, kind, by: order?.[1] ?? address }
    })
  },
})

/** What a colleague does for an account whose operator lost a device or forgot the password. */
export const createHelpAccounts = ({ clock }: Pick<Dependencies, 'clock'>) => ({
  /** How many ended: the sessions of the accounts, or the one that is named. */
  endSessions: async (
    tx: Tx,
    accounts: readonly Account[],
    sessionId: string | null,
    orderedBy: string,
  ): Promise<number> => {
    const db = tables<IdentityTables>(tx)
    const at = clock.now()
    let all = 0
    for (const operator of accounts) {
      const { operatorId } = operator
      const ended =
        sessionId === null
          ? await deleteOperatorSessionsOf(db, operatorId)
          : Number(await deleteOwnOperatorSession(db, operatorId, sessionId))
      if (ended === 0) continue
      const device = deviceOf(orderedBy)
      await insertOperatorEvent(db, { operator, kind: 'sessions_ended', device, at })
      all += ended
    }
    return all
  },

  /** @throws Refusal `staff.demo_account`: the passwords of the demo are published */
  setPassword: async (
    tx: Tx,
    operator: Account,
    passwordHash: string,
    orderedBy: string,
  ): Promise<void> => {
    const db = tables<IdentityTables>(tx)
    const at = clock.now()
    if ((await lockOperator(db, operator.operatorId))?.isDemo) {
      throw new Refusal('staff.demo_account')
    }
    await saveOperatorPassword(db, operator.operatorId, passwordHash, at)
    const device = deviceOf(orderedBy)
    await insertOperatorEvent(db, { operator, kind: 'password_set', device, at })
    await deleteOperatorSessionsOf(db, operator.operatorId)
  },

  hasAuthenticator: async (tx: Tx, operatorId: bigint): Promise<boolean> =>
    (await findOperatorTotp(tables<IdentityTables>(tx), operatorId)) !== undefined,

  /** The next sign-in can only set up another one. @throws Refusal `staff.no_authenticator` */
  removeAuthenticator: async (tx: Tx, operator: Account, orderedBy: string): Promise<void> => {
    const db = tables<IdentityTables>(tx)
    if (!(await deleteOperatorFactors(db, operator.operatorId))) {
      throw new Refusal('staff.no_authenticator')
    }
    const at = clock.now()
    const device = deviceOf(orderedBy)
    await insertOperatorEvent(db, { operator, kind: 'totp_removed', device, at })
    await deleteOperatorSessionsOf(db, operator.operatorId)
  },
})
