import type { Clock } from '../../platform/clock.ts'
import { deleteRequestLimits } from './common/repository/request-limits.ts'
import { idleMsMax, lifeMsMax } from './domain/session-life.ts'
import { deleteCaptchasBefore } from './repository/captchas.ts'
import { deleteHeldLoginsBefore } from './repository/held-logins.ts'
import { deleteFailuresBefore } from './repository/login-failures.ts'
import { deleteOperatorPlacesBefore } from './repository/operator-places.ts'
import { deleteOperatorSessionsBefore } from './repository/operator-sessions.ts'
import { deletePasskeyChallenges } from './repository/passkeys.ts'
import { deleteSessionsBefore } from './repository/sessions.ts'
import { deleteSocialBefore } from './repository/social-logins.ts'
import { deleteSpentIds } from './repository/spend-once.ts'
import type { IdentityDb } from './repository/tables.ts'
import { deleteTicketsBefore } from './repository/tickets.ts'
import type { Sessions } from './service/sessions.ts'

/** No limit of requests counts for longer. */
const requestWindowMsMax = 60_000
/** Failure lists are looked back on for half an hour at most. */
const failuresKeptMs = 24 * 60 * 60_000
/** An operator who did not come in from a place for so long is a stranger there again. */
const placesKeptMs = 90 * 24 * 60 * 60_000

/** Removes what no longer counts; run once a minute, by one copy or by many. */
export const createPurge =
  (db: IdentityDb, clock: Clock, sessions: Sessions) => async (): Promise<void> => {
    const now = clock.now()
    const before = (ms: number) => new Date(now.getTime() - ms)
    await sessions.announce(await deleteSessionsBefore(db, before(idleMsMax), before(lifeMsMax)))
    await deleteOperatorSessionsBefore(db, before(idleMsMax), before(lifeMsMax))
    await deleteOperatorPlacesBefore(db, before(placesKeptMs))
    await deleteSpentIds(db, now)
    await deletePasskeyChallenges(db, now)
    await deleteHeldLoginsBefore(db, now)
    await deleteSocialBefore(db, now)
    await deleteTicketsBefore(db, now)
    await deleteCaptchasBefore(db, now)
    await deleteRequestLimits(db, now, requestWindowMsMax)
    await deleteFailuresBefore(db, before(failuresKeptMs))
  }
