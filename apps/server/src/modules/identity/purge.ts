import type { Clock } from '@trevo/platform/clock.ts'
import { deleteCaptchasBefore } from './captcha/repository/captchas.ts'
import { deleteFailuresBefore } from './common/repository/login-failures.ts'
import { deleteRequestLimits } from './common/repository/request-limits.ts'
import { deleteSpentIds } from './common/repository/spend-once.ts'
import { operatorIdleMsMax, operatorLifeMsMax } from './operators/domain/operator-session-life.ts'
import { deleteOperatorAddressesBefore } from './operators/repository/operator-addresses.ts'
import { deleteOperatorSessionsBefore } from './operators/repository/operator-sessions.ts'
import { memberPasskeys, operatorPasskeys } from './passkeys/repository/passkeys.ts'
import { deleteHeldLoginsBefore } from './second-factor/repository/held-logins.ts'
import { idleMsMax, lifeMsMax } from './sessions/domain/session-life.ts'
import { deleteSessionsBefore } from './sessions/repository/sessions.ts'
import { deleteTicketsBefore } from './sessions/repository/tickets.ts'
import type { Sessions } from './sessions/service/sessions.ts'
import { deleteSocialBefore } from './social/repository/social-logins.ts'
import type { IdentityDb } from './tables.ts'

/** The longest window of any request limit. */
const requestWindowMsMax = 60_000
/** Failure lists cover half an hour at most. */
const failuresKeptMs = 24 * 60 * 60_000
/** After this long without a login from a place, the operator counts as new there. */
const addressesKeptMs = 90 * 24 * 60 * 60_000

/** Removes expired rows; run once a minute, by one copy or many. */
export const createPurge =
  (db: IdentityDb, clock: Clock, sessions: Sessions) => async (): Promise<void> => {
    const now = clock.now()
    const before = (ms: number) => new Date(now.getTime() - ms)
    await sessions.announce(await deleteSessionsBefore(db, before(idleMsMax), before(lifeMsMax)))
    await deleteOperatorSessionsBefore(db, before(operatorIdleMsMax), before(operatorLifeMsMax))
    await deleteOperatorAddressesBefore(db, before(addressesKeptMs))
    await deleteSpentIds(db, now)
    await memberPasskeys.deleteChallenges(db, now)
    await operatorPasskeys.deleteChallenges(db, now)
    await deleteHeldLoginsBefore(db, now)
    await deleteSocialBefore(db, now)
    await deleteTicketsBefore(db, now)
    await deleteCaptchasBefore(db, now)
    await deleteRequestLimits(db, now, requestWindowMsMax)
    await deleteFailuresBefore(db, before(failuresKeptMs))
  }
