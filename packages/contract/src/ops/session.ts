import { z } from 'zod'
import { endpoint, operatorEndpoint } from '../endpoint.ts'
import { Instant, Money, Nothing } from '../shapes.ts'
import { rights } from './rights.ts'
import { TotpCode } from '../wps/security/totp.ts'
import { typed } from '../wps/session.ts'

const password = typed(128).min(1)

const Entered = z.object({ token: z.string(), operator: z.string(), expiresAt: Instant })

export const loginOperator = endpoint({
  name: 'loginOperator',
  summary:
    'A session of an operator: user name, password, code; without an authenticator it can only enrol one',
  method: 'POST',
  path: '/ops/session',
  family: 'ops',
  auth: 'none',
  sealed: true,
  alwaysOpen: true,
  body: z.strictObject({ username: typed(64).min(1), password, code: TotpCode.optional() }),
  response: Entered.extend({ mustEnrol: z.boolean() }),
  refusals: [
    'login.failed',
    'login.locked',
    'operator.code_required',
    'totp.invalid_code',
    'security.locked',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const getOperator = operatorEndpoint({
  name: 'getOperator',
  summary: 'Whose session this is, and what it may do',
  method: 'GET',
  path: '/ops/session',
  right: 'own',
  approval: 'none',
  personal: 'none',
  evenForced: true,
  response: z.object({
    operator: z.string(),
    brandName: z.string(),
    /** Days and hours of the brand are shown in it, wherever the operator is. */
    timeZone: z.string(),
    /** When the session ends if unused, and when at the latest. */
    expiresAt: Instant,
    endsAt: Instant,
    /** Until then, endpoints that require a recent proof can be called; null if the proof is too old. */
    provenUntil: Instant.nullable(),
    hasAuthenticator: z.boolean(),
    hasPasskey: z.boolean(),
    /** What the operator's roles currently allow, and up to which amount; null for no limit. */
    rights: z.array(z.object({ right: z.enum(rights), ceiling: Money.nullable() })),
  }),
  refusals: [],
})

export const logoutOperator = operatorEndpoint({
  name: 'logoutOperator',
  summary: 'Ends the session of the operator',
  method: 'DELETE',
  path: '/ops/session',
  right: 'own',
  approval: 'none',
  personal: 'none',
  evenForced: true,
  response: Nothing,
  refusals: [],
})

export const enrolOperatorTotp = operatorEndpoint({
  name: 'enrolOperatorTotp',
  summary: 'A new authenticator secret of the operator; counts once a code of it was confirmed',
  method: 'POST',
  path: '/ops/totp',
  right: 'own',
  approval: 'none',
  personal: 'none',
  sealed: true,
  evenForced: true,
  body: z.strictObject({ password }),
  response: z.object({ secret: z.string(), otpauthUri: z.string() }),
  refusals: ['password.wrong', 'login.locked', 'totp.already_on'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const confirmOperatorTotp = operatorEndpoint({
  name: 'confirmOperatorTotp',
  summary:
    'From here on each login asks for a code; this session continues under a new token, others end',
  method: 'POST',
  path: '/ops/totp/confirm',
  right: 'own',
  approval: 'none',
  personal: 'none',
  sealed: true,
  evenForced: true,
  body: z.strictObject({ code: TotpCode }),
  /** Without a token if the session is in a cookie, which no script can read. */
  response: Entered.extend({ token: z.string().nullable() }),
  refusals: ['totp.invalid_code', 'totp.already_on', 'totp.not_on', 'security.locked'],
  rateLimit: { max: 20, windowSec: 60 },
})
