import { z } from 'zod'
import { endpoint, operatorEndpoint } from '../endpoint.ts'
import { Instant, Nothing } from '../shapes.ts'
import { TotpCode } from '../wps/security/totp.ts'
import { typed } from '../wps/session.ts'

export const signInOperator = endpoint({
  name: 'signInOperator',
  summary:
    'A session of an operator in a browser: as `loginOperator`, but the token is in a cookie that no script reads',
  method: 'POST',
  path: '/ops/sign-in',
  family: 'ops',
  auth: 'none',
  sealed: true,
  alwaysOpen: true,
  body: z.strictObject({
    username: typed(64).min(1),
    password: typed(128).min(1),
    code: TotpCode.optional(),
  }),
  response: z.object({ operator: z.string(), mustEnrol: z.boolean(), expiresAt: Instant }),
  refusals: [
    'login.failed',
    'login.locked',
    'operator.code_required',
    'totp.invalid_code',
    'security.locked',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const proveOperator = operatorEndpoint({
  name: 'proveOperator',
  summary: 'Another code of the authenticator: acts that ask for a recent proof answer again',
  method: 'POST',
  path: '/ops/proof',
  right: 'own',
  approval: 'none',
  personal: 'none',
  sealed: true,
  body: z.strictObject({ code: TotpCode }),
  response: z.object({ provenUntil: Instant }),
  refusals: ['totp.invalid_code', 'security.locked'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const listOperatorSessions = operatorEndpoint({
  name: 'listOperatorSessions',
  summary: 'The open sessions of the operator, the one used last first',
  method: 'GET',
  path: '/ops/sessions',
  right: 'own',
  approval: 'none',
  personal: 'none',
  response: z.object({
    sessions: z.array(
      z.object({
        sessionId: z.uuid(),
        isThisOne: z.boolean(),
        openedAt: Instant,
        lastUsedAt: Instant,
        endsAt: Instant,
        address: z.string(),
        userAgent: z.string(),
      }),
    ),
  }),
  refusals: [],
})

export const endOperatorSession = operatorEndpoint({
  name: 'endOperatorSession',
  summary: 'Ends one other session of the operator; one that is over already is no error',
  method: 'DELETE',
  path: '/ops/sessions/:sessionId',
  right: 'own',
  approval: 'none',
  personal: 'none',
  params: z.object({ sessionId: z.uuid() }),
  response: Nothing,
  refusals: [],
})

export const endOtherOperatorSessions = operatorEndpoint({
  name: 'endOtherOperatorSessions',
  summary: 'Ends every session of the operator but this one',
  method: 'DELETE',
  path: '/ops/sessions',
  right: 'own',
  approval: 'none',
  personal: 'none',
  response: z.object({ ended: z.int() }),
  refusals: [],
})
