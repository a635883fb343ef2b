import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../shapes.ts'
import { DialingCode, humanFields, typed } from './session.ts'
import { MobileNumber, VerificationCode } from './verification.ts'

/** Whose password was set: the site logs in with this name and the new password (FORGOT-7). */
export const Recovered = z.object({ username: z.string() })

export const recoverByEmail = endpoint({
  name: 'recoverByEmail',
  summary: 'Mails a link for setting a new password, valid once and for 15 minutes',
  method: 'POST',
  path: '/wps/member/password/email',
  family: 'wps',
  auth: 'none',
  consumes: 'form',
  moduleId: 'COMM3',
  body: z.strictObject({
    username: typed(64),
    email: typed(255),
    /** Always required if the brand has the image captcha (CAPTCHA3). */
    captcha: typed(16).optional(),
    /** Required if it has not; unknown names then get the same answer as known ones. */
    ...humanFields,
  }),
  response: Nothing,
  refusals: ['register.field_invalid', 'captcha.invalid', 'verify_first', 'recovery.unknown'],
  rateLimit: { max: 30, windowSec: 60 },
})

export const setPasswordByLink = endpoint({
  name: 'setPasswordByLink',
  summary: 'Sets a new password with the ticket of the mailed link (`/?resetTicket=…`)',
  method: 'POST',
  path: '/wps/member/password/ticket',
  family: 'wps',
  auth: 'none',
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({ ticket: typed(128), newPassword: typed(128) }),
  response: Recovered,
  refusals: ['recovery.link_invalid', 'register.field_invalid', 'password.too_common'],
  rateLimit: { max: 30, windowSec: 60 },
})

export const setPasswordByPhone = endpoint({
  name: 'setPasswordByPhone',
  summary: 'Sets a new password with the code sent to a confirmed mobile number',
  method: 'POST',
  path: '/wps/member/password/verification',
  family: 'wps',
  auth: 'none',
  sealed: true,
  moduleId: 'VERIFICATION3',
  body: z.strictObject({
    newPassword: typed(128),
    mobileNum: MobileNumber,
    countryDialingCode: DialingCode,
    /** Empty in third-party SMS mode, where the id token proves the number. */
    verificationCode: VerificationCode,
    firebaseIdToken: typed(4_096).optional(),
  }),
  response: Recovered,
  refusals: [
    'register.field_invalid',
    'password.too_common',
    'sms.number_invalid',
    'code.missing',
    'code.wrong',
    'code.expired',
    'phone_auth.token_invalid',
  ],
  rateLimit: { max: 30, windowSec: 60 },
})
