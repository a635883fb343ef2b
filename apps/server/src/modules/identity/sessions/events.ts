import { z } from 'zod'

/** Published after a session ended, for any reason: other copies drop it, live sockets close. */
export const sessionEndedTopic = 'identity.session_ended'

export const SessionEnded = z.object({ sessionId: z.string(), memberId: z.string() })

/** A member's PIN of shared-phone mode was set or forgotten: open pages have to show that they know it. */
export const pinChangedTopic = 'identity.pin_changed'

export const PinChanged = z.object({ memberId: z.string() })

/** A session has a new token or new rights: other copies read it again. */
export const sessionChangedTopic = 'identity.session_changed'

export const SessionChanged = z.object({ sessionId: z.string() })
