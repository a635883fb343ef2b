import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Instant, Nothing } from '../../shapes.ts'
import { SocialProvider } from './social.ts'
import { typed, typedAsIs } from '../session.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'COMM3' } as const

const optionalText = z.string().nullable()

/** The security center's first page: the member's details, and how the account is protected. */
export const SecurityOverview = z.object({
  profile: z.object({
    username: z.string(),
    nickname: z.string(),
    payeeName: optionalText,
    /** yyyy-MM-dd */
    bornOn: optionalText,
    /** CPF, masked. */
    taxId: optionalText,
    email: optionalText,
    mobile: optionalText,
    line: optionalText,
    whatsapp: optionalText,
    facebook: optionalText,
    wechat: optionalText,
    qqNum: optionalText,
  }),
  emailConfirmed: z.boolean(),
  mobileConfirmed: z.boolean(),
  passwordSetAt: Instant,
  hasPaymentPassword: z.boolean(),
  totpOn: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeyCount: z.int(),
  socialLogins: z.array(SocialProvider),
  lastLoginAt: Instant.nullable(),
  /** How well the account is protected, 0 to 4: password, payment password, contact, second factor. */
  level: z.int().min(0).max(4),
  /** The required action of the session; null if there is none. */
  requiredAction: z.enum(['password', 'mfa']).nullable(),
})

export const getSecurityOverview = endpoint({
  name: 'getSecurityOverview',
  summary: 'Profile and guards of the account, contact data masked',
  method: 'GET',
  path: '/wps/member/security',
  ...common,
  evenForced: true,
  evenCovered: true,
  response: SecurityOverview,
  refusals: [],
})

export const updateProfile = endpoint({
  name: 'updateProfile',
  summary: 'Changes what the member told us; a name, birth date or CPF once told stays',
  method: 'POST',
  path: '/wps/member/info',
  ...common,
  sealed: true,
  body: z.strictObject({
    nickname: typedAsIs(40).optional(),
    payeeName: typedAsIs(255).optional(),
    bornOn: typed(10).optional(),
    taxId: typedAsIs(20).optional(),
    line: typed(255).optional(),
    whatsapp: typed(255).optional(),
    facebook: typed(255).optional(),
    wechat: typed(255).optional(),
    qqNum: typed(255).optional(),
  }),
  response: Nothing,
  refusals: ['profile.field_invalid', 'profile.field_locked', 'register.too_young'],
  rateLimit: { max: 30, windowSec: 60 },
})

export const closeAccount = endpoint({
  name: 'closeAccount',
  summary:
    'Closes the account for good; within the cooling time customer service can open it again',
  method: 'POST',
  path: '/wps/member/security/close',
  ...common,
  sealed: true,
  body: z.strictObject({
    password: typed(128).min(1),
    /** The member has read that no login is possible afterwards. */
    statementAccepted: z.literal(true),
    reason: typed(500).optional(),
  }),
  response: z.object({
    closedAt: Instant,
    /** Until when customer service can open it again. */
    reopenableUntil: Instant,
  }),
  refusals: ['password.wrong', 'login.locked', 'account.close_blocked'],
  rateLimit: { max: 10, windowSec: 60 },
})
