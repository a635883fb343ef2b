import { tables, type Tx } from '@trevo/database/connect.ts'
import type { IdentityNeeds } from '../needs.ts'
import {
  findLastLogins,
  insertSecurityEvent,
  listDevicesOf,
  listSecurityEvents,
  type NewSecurityEvent,
} from '../common/repository/security-events.ts'
import type { IdentityTables } from '../tables.ts'
import { createIsKnownAddress, createJudgeLogin } from './service/judge-login.ts'
import { listSharingNetwork } from '../sessions/repository/known-addresses.ts'
import { createListGuards } from './service/list-guards.ts'
import { createListLocks } from './service/list-locks.ts'

/** Logins for comparison with those of another member. */
const devicesSeen = 50

/** The facts about an account: its guards, its history, and whether a login looks like its member's. */
export const createAccount = ({
  database: { db },
  clock,
  settings,
}: Pick<IdentityNeeds, 'database' | 'clock' | 'settings'>) => ({
  judgeLogin: createJudgeLogin(db, clock),
  isKnownAddress: createIsKnownAddress(db, clock),
  listSharingNetwork: (
    memberId: bigint,
    asked: { readonly since: Date; readonly limit: number },
  ): Promise<readonly bigint[]> => listSharingNetwork(db, memberId, asked),
  guardsOf: createListGuards(db),
  listLocks: createListLocks(db, clock, settings.loginRulesOf),
  listDevices: async (memberId: bigint, tx?: Tx) => {
    const asked = { memberId, onlyLogins: true, before: undefined, limit: devicesSeen }
    const rows = await listSecurityEvents(tx ? tables<IdentityTables>(tx) : db, asked)
    return rows.map(({ address, user_agent: userAgent }) => ({ address, userAgent }))
  },
  listDevicesOf: (memberIds: readonly bigint[], since: Date) => listDevicesOf(db, memberIds, since),
  findLastLogins: (memberIds: readonly bigint[]) => findLastLogins(db, memberIds),
  recordNow: (event: Omit<NewSecurityEvent, 'at'>): Promise<void> =>
    insertSecurityEvent(db, { ...event, at: clock.now() }),
  recordEvent: (tx: Tx, event: Omit<NewSecurityEvent, 'at'>): Promise<void> =>
    insertSecurityEvent(tables<IdentityTables>(tx), { ...event, at: clock.now() }),
})
