import { tables, type Tx } from '@trevo/database/connect.ts'
import type { IdentityNeeds } from '../needs.ts'
import { countSessionsOf } from './repository/sessions.ts'
import type { IdentityTables, RequiredAction } from '../tables.ts'
import { createLogout } from './service/logout.ts'
import { createOpenSession, type SessionOrder } from './service/open-session.ts'
import { createOwnSessions } from './service/own-sessions.ts'
import { createBounded } from '../common/service/run-bounded.ts'
import type { Sessions } from './service/sessions.ts'
import { createTickets } from './service/tickets.ts'

/** Each waits for the disk; together they must not hold every connection to the database. */
const openingBounds = { runningMax: 3, waitingMax: 1_000 }

/** Operations on sessions: by members, and by the modules that open and end them. */
export const createSessionUse = (
  { database, clock }: Pick<IdentityNeeds, 'database' | 'clock'>,
  sessions: Sessions,
) => {
  const { db } = database
  const openSession = createOpenSession(clock)
  const opening = createBounded(openingBounds)
  return {
    openSession: (tx: Tx, order: SessionOrder) => openSession(tables<IdentityTables>(tx), order),
    openSessionNow: (order: SessionOrder) =>
      opening.run(() => database.inTx((tx) => openSession(tables<IdentityTables>(tx), order))),
    renewSession: (tx: Tx, sessionId: string, settled: RequiredAction): Promise<string> =>
      sessions.renew(tables<IdentityTables>(tx), sessionId, settled),
    announceChanged: (sessionId: string): Promise<void> => sessions.announceChanged([sessionId]),
    ownSessions: createOwnSessions({ db, clock, sessions }),
    tickets: createTickets(db, clock),
    resolveSession: sessions.resolveToken,
    resolveSessionId: sessions.resolveId,
    endSession: sessions.end,
    logout: createLogout({ db, clock, sessions }),
    countSessionsOf: (tx: Tx, memberId: bigint, max: number): Promise<number> =>
      countSessionsOf(tables<IdentityTables>(tx), memberId, max),
    endSessionsOf: sessions.endAllOf,
    endSessionsInTx: sessions.endAllInTx,
  }
}

export type SessionUse = ReturnType<typeof createSessionUse>
