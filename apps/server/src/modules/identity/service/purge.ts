import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import { idleMsMax, lifeMsMax } from '../domain/session-life.ts'
import { deleteOperatorPlacesBefore } from '../repository/operator-places.ts'
import { deleteOperatorSessionsBefore } from '../repository/operator-sessions.ts'
import { deleteSessionsBefore } from '../repository/sessions.ts'
import type { IdentityDb } from '../repository/tables.ts'
import type { Sessions } from './sessions.ts'

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
    await db.deleteFrom('identity.spent_id').where('until', '<', now).execute()
    await db.deleteFrom('identity.passkey_challenge').where('until', '<', now).execute()
    await db.deleteFrom('identity.login_challenge').where('until', '<', now).execute()
    await db.deleteFrom('identity.social_attempt').where('until', '<', now).execute()
    await db.deleteFrom('identity.social_arrival').where('until', '<', now).execute()
    await db.deleteFrom('identity.login_ticket').where('until', '<', now).execute()
    await db.deleteFrom('identity.captcha').where('until', '<', now).execute()
    // A window that ends later than one that begins now was opened before the clock was set back.
    await db
      .deleteFrom('identity.request_limit')
      .where(({ eb, or }) =>
        or([
          eb('expire', '<', now.getTime()),
          eb('expire', '>', now.getTime() + requestWindowMsMax),
        ]),
      )
      .execute()
    await db
      .deleteFrom('identity.login_failure')
      .where(
        sql<boolean>`not exists (select from unnest(failed_at) as at where at > ${before(failuresKeptMs)})`,
      )
      .execute()
  }
