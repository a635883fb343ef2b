import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../shapes.ts'

/**
 * Result of the human verification as base64 JSON: a solved challenge of `getHumanChallenge`, or
 * GeeTest's `lot_number`, `captcha_output`, `pass_token` and `gen_time`.
 */
export const HumanProof = z.string().min(1).max(4_096)

/** Text a person typed. The database stores any character but NUL, so NUL is refused here. */
export const typed = (lengthMax: number) =>
  z
    .string()
    .max(lengthMax)
    .regex(/^[^\0]*$/)

export const LoginValue = z.object({
  token: z.string(),
  id: z.string(),
  userName: z.string(),
  customerType: z.int(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /**
   * The session opens nothing of the member's until the password is changed: it is weak, expired,
   * or was chosen by somebody else (LOGIN-10..12).
   */
  mustChangePassword: z.boolean().optional(),
})

const loginPlace = {
  /** On the agent page only agents may enter. */
  site: z.enum(['member', 'agent']).default('member'),
  loginDeviceId: z.uuid().optional(),
}

export const PasswordLogin = z.strictObject({
  type: z.literal('username'),
  /** Or the confirmed mobile number with its dialing code, digits only. */
  username: typed(64).min(1),
  password: typed(128).min(1),
  captcha: typed(16).optional(),
  /** Without it `verify_first`. */
  humanProof: HumanProof.optional(),
  ...loginPlace,
})

/** Needs MOBILEVERCODELOGIN3. The human verification was asked for when the code was sent. */
export const SmsLogin = z.strictObject({
  type: z.literal('sms'),
  mobileNum: typed(32),
  countryDialingCode: typed(8),
  /** Empty in third-party SMS mode, where the id token vouches for the number. */
  verificationCode: typed(255),
  firebaseIdToken: typed(4_096).optional(),
  ...loginPlace,
})

export const login = endpoint({
  name: 'login',
  summary: 'Login by username and password, or by mobile number and SMS code',
  method: 'POST',
  path: '/wps/session/login',
  family: 'wps',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
  body: z.discriminatedUnion('type', [PasswordLogin, SmsLogin]),
  response: LoginValue,
  refusals: [
    'login.failed',
    'login.captcha_required',
    'login.locked',
    'captcha.invalid',
    'verify_first',
    'error_not_agent',
    'member_no_enter',
    'login.verification_required',
    'account.closed',
    'sms.not_enabled',
    'sms.number_invalid',
    'code.missing',
    'code.wrong',
    'code.expired',
    'phone_auth.token_invalid',
  ],
  rateLimit: { max: 60, windowSec: 60 },
})

export const loginFreePlay = endpoint({
  name: 'loginFreePlay',
  summary: 'A trial session for looking around; needs gateway version 3',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  family: 'wps',
  auth: 'none',
  gatewayVersion: 3,
  moduleId: 'FREEPLAY3',
  body: z.strictObject({ os: typed(64), platform: z.literal('W') }),
  response: LoginValue,
  refusals: ['function.not.available'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const logout = endpoint({
  name: 'logout',
  summary: 'Ends the session',
  method: 'DELETE',
  path: '/wps/session/logout',
  family: 'wps',
  auth: 'session',
  evenForced: true,
  moduleId: 'COMM3',
  response: Nothing,
  refusals: [],
})

export const getCaptcha = endpoint({
  name: 'getCaptcha',
  summary: 'A captcha picture (base64 PNG); the cookie captchaId binds it to its answer',
  method: 'GET',
  path: '/wps/captcha',
  family: 'wps',
  auth: 'none',
  moduleId: 'CAPTCHA3',
  response: z.string(),
  refusals: [],
  rateLimit: { max: 60, windowSec: 60 },
  // Feedback, which needs one, is open too.
  alwaysOpen: true,
})

export const getHumanChallenge = endpoint({
  name: 'getHumanChallenge',
  summary: 'What the human verification asks: proof of work, or the GeeTest account to ask by',
  method: 'GET',
  path: '/wps/captcha/geetest',
  family: 'wps',
  auth: 'none',
  moduleId: 'GEETEST3',
  response: z.record(z.string(), z.unknown()),
  refusals: [],
  rateLimit: { max: 120, windowSec: 60 },
})
