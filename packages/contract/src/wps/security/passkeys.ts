import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Instant, Nothing } from '../../shapes.ts'
import { LoginValue, typed } from '../session.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'COMM3' } as const

const password = typed(128).min(1)

/** Options for `navigator.credentials`, as @simplewebauthn/browser takes them. */
export const PasskeyOptions = z.record(z.string(), z.unknown())
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

/** The browser's response, as @simplewebauthn/browser returns it. */
export const PasskeyResponse = z.looseObject({
  id: typed(2_048).min(1),
  rawId: typed(2_048).min(1),
  type: z.literal('public-key'),
  response: z.record(typed(64), z.union([typed(32_768), z.array(typed(32)).max(32), z.int32()])),
})
export type PasskeyResponse = z.infer<typeof PasskeyResponse>

export const Passkey = z.object({
  passkeyId: z.string(),
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
})

export const startPasskey = endpoint({
  name: 'startPasskey',
  summary: 'Begins the making of a passkey; asks for the password',
  method: 'POST',
  path: '/wps/member/security/passkeys/options',
  ...common,
  evenForced: true,
  sealed: true,
  body: z.strictObject({ password }),
  response: PasskeyOptions,
  refusals: ['password.wrong', 'login.locked', 'passkey.too_many'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const addPasskey = endpoint({
  name: 'addPasskey',
  summary: 'Keeps the passkey that the device made',
  method: 'POST',
  path: '/wps/member/security/passkeys',
  ...common,
  evenForced: true,
  sealed: true,
  body: z.strictObject({ name: typed(40), response: PasskeyResponse }),
  response: z.object({ token: z.string(), passkey: Passkey }),
  refusals: ['passkey.failed', 'passkey.too_many'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  summary: 'The passkeys of the member, newest first',
  method: 'GET',
  path: '/wps/member/security/passkeys',
  ...common,
  evenForced: true,
  response: z.array(Passkey),
  refusals: [],
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'Forgets a passkey; asks for the password',
  method: 'POST',
  path: '/wps/member/security/passkeys/remove',
  ...common,
  sealed: true,
  body: z.strictObject({ password, passkeyId: z.uuid() }),
  response: Nothing,
  refusals: ['password.wrong', 'login.locked', 'passkey.unknown'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const startPasskeyLogin = endpoint({
  name: 'startPasskeyLogin',
  summary: 'Begins a login by passkey, without a name',
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  body: z.strictObject({}),
  response: z.object({ challengeId: z.string(), options: PasskeyOptions }),
  refusals: [],
  rateLimit: { max: 30, windowSec: 60 },
})

export const loginByPasskey = endpoint({
  name: 'loginByPasskey',
  summary: 'Login by passkey: knowledge and possession in one, so no further check follows',
  method: 'POST',
  path: '/wps/session/login/passkey',
  family: 'wps',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({
    challengeId: z.uuid(),
    response: PasskeyResponse,
    site: z.enum(['member', 'agent']).default('member'),
    loginDeviceId: z.uuid().optional(),
  }),
  response: LoginValue,
  refusals: ['passkey.failed', 'member_no_enter', 'error_not_agent', 'account.closed'],
  rateLimit: { max: 30, windowSec: 60 },
})
