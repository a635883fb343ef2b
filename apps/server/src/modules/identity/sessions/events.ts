import { z } from 'zod'

/** Said on the bus after a session ended, however it did: other copies forget it, live sockets close. */
export const sessionEndedTopic = 'identity.session_ended'

export const SessionEnded = z.object({ sessionId: z.string(), memberId: z.string() })
export type SessionEnded = z.infer<typeof SessionEnded>

/** A session goes on under another token, or more may be done with it: other copies read it anew. */
export const sessionChangedTopic = 'identity.session_changed'

export const SessionChanged = z.object({ sessionId: z.string() })
