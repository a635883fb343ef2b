import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Instant, Nothing, keyset } from '../../shapes.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'COMM3' } as const

const place = {
  address: z.string(),
  userAgent: z.string(),
  device: z.enum(['web', 'mobile']),
}

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'Where the member is logged in, the session used last first',
  method: 'GET',
  path: '/wps/member/security/sessions',
  ...common,
  evenForced: true,
  response: z.array(
    z.object({
      sessionId: z.string(),
      ...place,
      createdAt: Instant,
      seenAt: Instant,
      isCurrent: z.boolean(),
    }),
  ),
  refusals: [],
})

export const endSession = endpoint({
  name: 'endSession',
  summary: 'Signs one session of the member out',
  method: 'DELETE',
  path: '/wps/member/security/sessions/:sessionId',
  ...common,
  evenForced: true,
  params: z.object({ sessionId: z.uuid() }),
  response: Nothing,
  refusals: ['session.unknown'],
})

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: 'Signs every session of the member out but the one that asks',
  method: 'DELETE',
  path: '/wps/member/security/sessions',
  ...common,
  evenForced: true,
  response: z.object({ endedCount: z.int() }),
  refusals: [],
})

/** Everything that affects the security of an account is recorded as one of these. */
export const securityEventKinds = [
  'login',
  'login_refused',
  'verification_required',
  'verification_failed',
  'address_registered',
  'lock_lifted',
  'logout',
  'session_ended',
  'password_changed',
  'password_recovered',
  'payment_password_set',
  'payment_password_changed',
  'shared_phone_on',
  'shared_phone_pin_changed',
  'shared_phone_off',
  'totp_enabled',
  'totp_disabled',
  'recovery_codes_renewed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'social_linked',
  'social_removed',
  'profile_changed',
  'email_confirmed',
  'mobile_confirmed',
  'account_closed',
  'exclusion_set',
] as const
export const SecurityEventKind = z.enum(securityEventKinds)
export type SecurityEventKind = z.infer<typeof SecurityEventKind>

export const SecurityEvent = z.object({
  eventId: z.string(),
  at: Instant,
  kind: SecurityEventKind,
  /** For a login, its method: password, sms, social, passkey, ticket, registration … */
  method: z.string().nullable(),
  ...place,
})

export const listSecurityEvents = endpoint({
  name: 'listSecurityEvents',
  summary: 'Login history and every other security event, newest first',
  method: 'GET',
  path: '/wps/member/security/events',
  ...common,
  evenForced: true,
  query: z.object({
    /** Only logins. */
    logins: z.enum(['true', 'false']).default('false'),
    ...keyset({ beforeMax: 80, sizeMax: 100, size: 20 }),
  }),
  response: z.object({ list: z.array(SecurityEvent), next: z.string().nullable() }),
  refusals: [],
})
