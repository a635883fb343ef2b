import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { LimitValue, PlayTime } from '../limits.ts'

/** How long a session may be agreed to be, in minutes. */
export const sessionMinutes = { min: 15, max: 720 } as const

export const setSessionContract = endpoint({
  name: 'setSessionContract',
  summary:
    'Agrees on the time and the loss of a session before it; while it runs both can only be lowered',
  method: 'POST',
  path: '/wps/play-time/contract',
  family: 'wps',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({
    /** From now on. */
    minutes: z.int().min(sessionMinutes.min).max(sessionMinutes.max),
    /** In reais, above zero. */
    loss: LimitValue,
  }),
  response: PlayTime,
  refusals: ['limit.value_unknown', 'session_contract.looser'],
  rateLimit: { max: 20, windowSec: 60 },
})
