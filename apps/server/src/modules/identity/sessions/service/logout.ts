import type { Clock } from '@trevo/platform/clock.ts'
import type { Caller } from '../../../../platform/http/actor.ts'
import { insertSecurityEvent } from '../../common/repository/security-events.ts'
import type { IdentityDb } from '../../tables.ts'
import type { Device } from '../../common/repository/device.ts'
import type { Sessions } from './sessions.ts'

type Dependencies = { readonly db: IdentityDb; readonly clock: Clock; readonly sessions: Sessions }

/** Ends the caller's session, with an entry in the member's log; the trial user has none. */
export const createLogout =
  ({ db, clock, sessions }: Dependencies) =>
  async ({ kind, memberId, brandId, sessionId }: Caller, device: Device): Promise<void> => {
    await sessions.end(sessionId)
    if (kind === 'trial') return
    const event = { memberId, brandId, kind: 'logout', device, sessionId } as const
    await insertSecurityEvent(db, { ...event, at: clock.now() })
  }
