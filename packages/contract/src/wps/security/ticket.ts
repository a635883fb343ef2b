import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'
import { LoginValue, typed } from '../session.ts'

export const createLoginTicket = endpoint({
  name: 'createLoginTicket',
  summary:
    'A ticket to continue at another address of the brand: `?token=<ticket>`, once, within 60 s',
  method: 'POST',
  path: '/wps/session/ticket',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  body: z.strictObject({}),
  response: z.object({ ticket: z.string(), expiresAt: Instant }),
  refusals: [],
  rateLimit: { max: 20, windowSec: 60 },
})

export const loginByTicket = endpoint({
  name: 'loginByTicket',
  summary: 'Exchanges a ticket for a new session at another address',
  method: 'POST',
  path: '/wps/session/login/info',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  body: z.strictObject({ ticket: typed(64).min(1), loginDeviceId: z.uuid().optional() }),
  response: LoginValue,
  refusals: ['ticket.invalid', 'account.closed'],
  rateLimit: { max: 30, windowSec: 60 },
})
