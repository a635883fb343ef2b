import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../shapes.ts'
import { socialProviders } from '../../social-providers.ts'
import { Registration, registerMember } from '../member.ts'
import { login, LoginValue, PasswordLogin, typed } from '../session.ts'

const common = { family: 'wps', auth: 'none', moduleId: 'COMM3' } as const

export const SocialProvider = z.enum(socialProviders)
export type SocialProvider = z.infer<typeof SocialProvider>

/** `detail` of `social.link_required` and `social.registration_required`. */
export const SocialLink = z.object({
  linkId: z.uuid(),
  provider: SocialProvider,
  /** The provider's data, to fill in the form; for an existing account the email is masked. */
  email: z.string().nullable(),
  name: z.string().nullable(),
})
export type SocialLink = z.infer<typeof SocialLink>

export const listSocialProviders = endpoint({
  name: 'listSocialProviders',
  summary: 'Which social buttons to show; those not configured are not in it',
  method: 'GET',
  path: '/wps/session/login/social',
  ...common,
  response: z.array(SocialProvider),
  refusals: [],
  cacheSec: 60,
})

export const startSocialLogin = endpoint({
  name: 'startSocialLogin',
  summary: 'Where to send the browser; it comes back to /social/<provider>?code=…&state=…',
  method: 'POST',
  path: '/wps/session/login/social/start',
  ...common,
  body: z.strictObject({ provider: SocialProvider }),
  response: z.object({ url: z.string() }),
  refusals: ['login.social_failed'],
  rateLimit: { max: 30, windowSec: 60 },
})

export const finishSocialLogin = endpoint({
  name: 'finishSocialLogin',
  summary:
    'What the provider sent back, for a session; a cookie binds it to the browser that began',
  method: 'POST',
  path: '/wps/session/login/social',
  ...common,
  sealed: true,
  body: z.strictObject({
    provider: SocialProvider,
    code: typed(2_048).min(1),
    state: typed(256).min(1),
    /** Issuer, if the provider sends it (RFC 9207). */
    iss: typed(512).optional(),
    loginDeviceId: z.uuid().optional(),
  }),
  response: LoginValue,
  refusals: [
    'login.social_failed',
    'login.verification_required',
    'social.link_required',
    'social.registration_required',
    'member_no_enter',
    'account.closed',
  ],
  rateLimit: { max: 30, windowSec: 60 },
})

export const linkSocialLogin = endpoint({
  name: 'linkSocialLogin',
  summary: 'Login by password that also keeps the social sign-in of `linkId` for the next time',
  method: 'POST',
  path: '/wps/session/login/social/link',
  ...common,
  sealed: true,
  body: z.strictObject({ ...PasswordLogin.shape, linkId: z.uuid() }),
  response: LoginValue,
  refusals: [...login.refusals, 'social.link_expired', 'social.already_linked'],
  rateLimit: { max: 30, windowSec: 60 },
})

export const registerSocial = endpoint({
  name: 'registerSocial',
  summary: 'Registration of somebody who came by social sign-in; no human verification',
  method: 'PUT',
  path: '/wps/member/register/social',
  family: 'wps',
  auth: 'none',
  sealed: true,
  moduleId: 'REG3',
  body: z.strictObject({ ...Registration.shape, linkId: z.uuid() }),
  response: LoginValue,
  refusals: [...registerMember.refusals, 'social.link_expired', 'social.already_linked'],
  rateLimit: { max: 30, windowSec: 60 },
})

export const removeSocialLogin = endpoint({
  name: 'removeSocialLogin',
  summary: 'Forgets a social sign-in; asks for the password',
  method: 'POST',
  path: '/wps/member/security/social/remove',
  family: 'wps',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({ password: typed(128).min(1), provider: SocialProvider }),
  response: Nothing,
  refusals: ['password.wrong', 'login.locked'],
  rateLimit: { max: 20, windowSec: 60 },
})
