import { plainText } from '@trevo/field-rules/plain-text.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../shapes.ts'

/** Text typed by a person, without control characters and direction marks, because others read it. */
export const typed = (lengthMax: number) => z.string().max(lengthMax).regex(plainText)

/**
 * Typed text that a separate rule reads: a number or key that may have been copied with invisible
 * marks, or a name that is refused with a specific code. The database stores any character except NUL,
 * so NUL is refused here.
 */
export const typedAsIs = (lengthMax: number) =>
  z
    .string()
    .max(lengthMax)
    .regex(/^[^\0]*$/)

/**
 * The result of the human verification in a body: `humanProof`, a solved challenge of
 * `getHumanChallenge` as base64 JSON, or the fields that GeeTest's script gives (`getValidate` of
 * CAPTCHA v4). `captcha_id` is accepted because the script sends it; the server uses its own.
 */
export const humanFields = {
  humanProof: typed(4_096).min(1).optional(),
  lot_number: typed(128).optional(),
  captcha_output: typed(3_000).optional(),
  pass_token: typed(256).optional(),
  gen_time: typed(20).optional(),
  captcha_id: typed(64).optional(),
}
const HumanFields = z.object(humanFields)
export type HumanFields = z.infer<typeof HumanFields>

/** `+55`; Brazil's if a body omits it. */
export const DialingCode = typed(8).default('+55')

export const LoginValue = z.object({
  token: z.string(),
  id: z.string(),
  userName: z.string(),
  customerType: z.int(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /**
   * The session has no access until the password is changed: it is weak, expired, or was chosen by
   * somebody else (LOGIN-10..12).
   */
  mustChangePassword: z.boolean().optional(),
})

const loginPlace = {
  /** Only agents may log in on the agent page. */
  site: z.enum(['member', 'agent']).default('member'),
  loginDeviceId: z.uuid().optional(),
}

export const PasswordLogin = z.strictObject({
  type: z.literal('username'),
  /** Or the confirmed mobile number with its dialing code, digits only. */
  username: typed(64).min(1),
  password: typed(128).min(1),
  captcha: typed(16).optional(),
  /** Without a proof: `verify_first`. */
  ...humanFields,
  ...loginPlace,
})

/** Requires MOBILEVERCODELOGIN3. Human verification was required when the code was sent. */
export const SmsLogin = z.strictObject({
  type: z.literal('sms'),
  mobileNum: typedAsIs(32),
  countryDialingCode: DialingCode,
  /** Empty in third-party SMS mode, where the id token proves the number. */
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
  evenCovered: true,
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
