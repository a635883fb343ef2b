import { z } from 'zod'
import { endpoint, operatorEndpoint } from '../../endpoint.ts'
import { Instant, Nothing } from '../../shapes.ts'
import { Passkey, PasskeyOptions, PasskeyResponse } from '../../wps/security/passkeys.ts'
import { typed } from '../../wps/session.ts'

const open = { family: 'ops', auth: 'none', alwaysOpen: true } as const
const own = {
  right: 'own',
  approval: 'none',
  personal: 'none',
} as const
const rateLimit = { max: 20, windowSec: 60 } as const

/** Options with the challenge that the answer names again. */
const Asked = z.object({ challengeId: z.uuid(), options: PasskeyOptions })
const Answered = z.strictObject({ challengeId: z.uuid(), response: PasskeyResponse })

export const startOperatorPasskeySignIn = endpoint({
  name: 'startOperatorPasskeySignIn',
  summary:
    'Begins a sign-in of an operator by passkey, without a name; for pages of operators alone',
  method: 'POST',
  path: '/ops/sign-in/passkey/options',
  ...open,
  body: z.strictObject({}),
  response: Asked,
  refusals: ['passkey.failed'],
  rateLimit,
})

export const signInOperatorByPasskey = endpoint({
  name: 'signInOperatorByPasskey',
  summary:
    'A session of an operator in a browser by passkey, which is knowledge and possession in one; its token is in a cookie',
  method: 'POST',
  path: '/ops/sign-in/passkey',
  ...open,
  sealed: true,
  body: Answered,
  response: z.object({ operator: z.string(), expiresAt: Instant }),
  refusals: ['passkey.failed'],
  rateLimit,
})

export const listOperatorPasskeys = operatorEndpoint({
  name: 'listOperatorPasskeys',
  summary: 'The passkeys of the operator, newest first',
  method: 'GET',
  path: '/ops/passkeys',
  ...own,
  response: z.object({ passkeys: z.array(Passkey) }),
  refusals: [],
})

export const startOperatorPasskey = operatorEndpoint({
  name: 'startOperatorPasskey',
  summary: 'Begins the making of a passkey; asks for the password and a recent proof',
  method: 'POST',
  path: '/ops/passkeys/options',
  ...own,
  proof: 'recent',
  sealed: true,
  body: z.strictObject({ password: typed(128).min(1) }),
  response: PasskeyOptions,
  refusals: ['password.wrong', 'login.locked', 'passkey.failed', 'passkey.too_many'],
  rateLimit,
})

export const addOperatorPasskey = operatorEndpoint({
  name: 'addOperatorPasskey',
  summary: 'Keeps the passkey that the device made',
  method: 'POST',
  path: '/ops/passkeys',
  ...own,
  sealed: true,
  body: z.strictObject({ name: typed(40), response: PasskeyResponse }),
  response: Passkey,
  refusals: ['passkey.failed', 'passkey.too_many'],
  rateLimit,
})

export const removeOperatorPasskey = operatorEndpoint({
  name: 'removeOperatorPasskey',
  summary: 'Forgets a passkey of the operator; asks for a recent proof',
  method: 'DELETE',
  path: '/ops/passkeys/:passkeyId',
  ...own,
  proof: 'recent',
  params: z.object({ passkeyId: z.uuid() }),
  response: Nothing,
  refusals: ['passkey.unknown'],
  rateLimit,
})

export const startOperatorPasskeyProof = operatorEndpoint({
  name: 'startOperatorPasskeyProof',
  summary: 'Begins a recent proof by one of the operator’s passkeys',
  method: 'POST',
  path: '/ops/proof/passkey/options',
  ...own,
  body: z.strictObject({}),
  response: Asked,
  refusals: ['passkey.failed', 'passkey.unknown'],
  rateLimit,
})

export const proveOperatorByPasskey = operatorEndpoint({
  name: 'proveOperatorByPasskey',
  summary: 'As `proveOperator`, by a passkey instead of a code',
  method: 'POST',
  path: '/ops/proof/passkey',
  ...own,
  sealed: true,
  body: Answered,
  response: z.object({ provenUntil: Instant }),
  refusals: ['passkey.failed'],
  rateLimit,
})
