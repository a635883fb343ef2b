import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Instant, Nothing } from '../../shapes.ts'
import { humanFields, LoginValue, typed } from '../session.ts'
import { PasskeyOptions, PasskeyResponse } from './passkeys.ts'

const common = { family: 'wps', auth: 'none', moduleId: 'COMM3' } as const

/**
 * Ways to prove oneself a second time (ERR-18). `mobile` and `bankAccountName` are typed in full from
 * memory; `email` and `sms` are codes that we send; `totp` is the authenticator app ("Google code");
 * `recovery` one of the codes kept in case the phone is lost.
 */
export const verificationMethods = [
  'mobile',
  'email',
  'bankAccountName',
  'totp',
  'sms',
  'passkey',
  'recovery',
] as const
export const VerificationMethod = z.enum(verificationMethods)
export type VerificationMethod = z.infer<typeof VerificationMethod>

/** `detail` of the refusal `login.verification_required`. */
export const VerificationRequired = z.object({
  challengeId: z.uuid(),
  /** Why: an unknown address, a second factor that the member turned on, or the interval set by law. */
  reason: z.enum(['unregistered_address', 'second_factor', 'mfa_due']),
  options: z.array(z.object({ method: VerificationMethod, hint: z.string().nullable() })),
  expiresAt: Instant,
})
export type VerificationRequired = z.infer<typeof VerificationRequired>

export const startVerification = endpoint({
  name: 'startVerification',
  summary: 'Sends the code (email, sms) or begins the passkey check of a login that waits',
  method: 'POST',
  path: '/wps/session/login/verification/start',
  ...common,
  body: z.strictObject({
    challengeId: z.uuid(),
    method: z.enum(['email', 'sms', 'passkey']),
  }),
  response: z.object({
    /** Where the code was sent, masked. */
    sentTo: z.string().nullable(),
    passkeyOptions: PasskeyOptions.nullable(),
  }),
  refusals: [
    'login.verification_expired',
    'login.verification_failed',
    'sms.country_not_served',
    'sms.quota_exceeded',
    'sms.not_enabled',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const verifyLogin = endpoint({
  name: 'verifyLogin',
  summary: 'The second check of a login; the answer is the session that login would have given',
  method: 'POST',
  path: '/wps/session/login/verification',
  ...common,
  sealed: true,
  body: z.strictObject({
    challengeId: z.uuid(),
    method: VerificationMethod,
    /** The code, number or name; for a passkey its response instead. */
    code: typed(120).optional(),
    passkey: PasskeyResponse.optional(),
  }),
  response: LoginValue,
  refusals: [
    'login.verification_expired',
    'login.verification_failed',
    'security.locked',
    'code.expired',
    'member_no_enter',
    'error_not_agent',
    'account.closed',
    'social.already_linked',
  ],
  rateLimit: { max: 30, windowSec: 60 },
})

export const unlockLogin = endpoint({
  name: 'unlockLogin',
  summary: 'Lifts the lock of failed logins by an authenticator or recovery code',
  method: 'POST',
  path: '/wps/session/login/unlock',
  ...common,
  sealed: true,
  body: z.strictObject({
    username: typed(64).min(1),
    code: typed(40).min(1),
    ...humanFields,
  }),
  response: Nothing,
  refusals: ['verify_first', 'login.unlock_failed'],
  rateLimit: { max: 10, windowSec: 60 },
})
