import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { DialingCode, humanFields, typed, typedAsIs } from './session.ts'

/** National number as people type it; spaces, dashes and brackets do not matter. */
export const MobileNumber = typedAsIs(32)
/** Any length up to the limit of REG-11: a wrong one is reported as wrong, an empty one as missing. */
export const VerificationCode = typed(255)

/** How long the code is valid; the site also waits this long before it sends again (SMS-2). */
export const CodeSent = z.object({ expiredMinutes: z.int().min(1).max(10) })

const refusals = [
  'verify_first',
  'sms.number_invalid',
  'sms.captcha_check_failed',
  'sms.country_not_served',
  'sms.quota_exceeded',
  'sms.not_enabled',
] as const

export const sendCode = endpoint({
  name: 'sendCode',
  summary: 'SMS code for visitors who are not logged in; the same answer for unknown numbers',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  family: 'wps',
  auth: 'none',
  moduleId: 'VERIFICATION3',
  body: z.strictObject({
    mobileNum: MobileNumber,
    countryDialingCode: DialingCode,
    /**
     * Its purpose; logging in requires MOBILEVERCODELOGIN3. The code is valid for nothing else;
     * without a purpose it is valid for either, once.
     */
    purpose: z.enum(['login', 'recover']).optional(),
    ...humanFields,
  }),
  response: CodeSent,
  done: 'code.sent',
  refusals,
  rateLimit: { max: 60, windowSec: 60 },
})

export const sendRegisterCode = endpoint({
  name: 'sendRegisterCode',
  summary: 'SMS code for the registration form',
  method: 'POST',
  path: '/wps/verification/sms/register',
  family: 'wps',
  auth: 'none',
  moduleId: 'REG3',
  body: z.strictObject({
    mobileNo: MobileNumber,
    countryDialingCode: DialingCode,
    /**
     * The form it is for: requires REGMOBVERF3 or MOBILENUMREG3. A code is valid for either. If
     * omitted, it is `registerMobile` where MOBILENUMREG3 is on, otherwise `register`.
     */
    regType: z.enum(['register', 'registerMobile']).optional(),
    ...humanFields,
  }),
  response: CodeSent,
  done: 'code.sent',
  refusals,
  rateLimit: { max: 60, windowSec: 60 },
})

export const Country = z.object({
  /** ISO 3166, two capital letters. */
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  /** `+55` */
  countryDialingCode: z.string().regex(/^\+\d{1,3}$/),
})
export type Country = z.infer<typeof Country>

export const listCountries = endpoint({
  name: 'listCountries',
  summary: 'Countries and their dialing codes, Brazil first',
  method: 'GET',
  path: '/wps/system/country',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  response: z.array(Country),
  refusals: [],
  cacheSec: 86_400,
})
