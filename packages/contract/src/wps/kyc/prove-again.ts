import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../shapes.ts'
import { PasskeyOptions, PasskeyResponse } from '../security/passkeys.ts'
import { typed } from '../session.ts'

const common = {
  method: 'POST',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  evenExcluded: true,
} as const

export const startProveAgain = endpoint({
  name: 'startProveAgain',
  summary: 'Asks the member’s passkeys for the proof of an idle session',
  path: '/wps/session/again/passkey',
  ...common,
  body: z.strictObject({}),
  response: z.object({ challengeId: z.string(), options: PasskeyOptions }),
  refusals: ['passkey.unknown'],
  rateLimit: { max: 10, windowSec: 60 },
})

/** The password, or what a passkey answered to `startProveAgain`. */
export const AgainProof = z.union([
  z.strictObject({ password: typed(128).min(1) }),
  z.strictObject({ challengeId: z.uuid(), response: PasskeyResponse }),
])
export type AgainProof = z.output<typeof AgainProof>

export const proveAgain = endpoint({
  name: 'proveAgain',
  summary: 'The password or a passkey, after a session was idle for as long as the law allows',
  path: '/wps/session/again',
  ...common,
  sealed: true,
  body: AgainProof,
  response: Nothing,
  refusals: ['password.wrong', 'login.locked', 'passkey.failed'],
  rateLimit: { max: 10, windowSec: 60 },
})
