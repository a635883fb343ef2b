import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../shapes.ts'
import { typed } from '../session.ts'
import { ContactChannel } from './contacts.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'COMM3' } as const

export const setPaymentPassword = endpoint({
  name: 'setPaymentPassword',
  summary: 'Sets the payment password (six digits) for the first time; asks for the login password',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  ...common,
  sealed: true,
  body: z.strictObject({
    password: typed(128).min(1),
    newPaymentPassword: typed(16),
    confirmNewPaymentPassword: typed(16),
  }),
  response: Nothing,
  refusals: [
    'password.wrong',
    'login.locked',
    'payment_password.invalid',
    'payment_password.already_set',
    'password.confirmation_differs',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const changePaymentPassword = endpoint({
  name: 'changePaymentPassword',
  summary: 'Sets another payment password; asks for the one in force',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  ...common,
  sealed: true,
  body: z.strictObject({
    oldPaymentPassword: typed(16).min(1),
    newPaymentPassword: typed(16),
    confirmNewPaymentPassword: typed(16),
  }),
  response: Nothing,
  refusals: [
    'payment_password.not_set',
    'payment_password.wrong',
    'payment_password.locked',
    'payment_password.invalid',
    'password.confirmation_differs',
    'password.unchanged',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const sendPaymentPasswordCode = endpoint({
  name: 'sendPaymentPasswordCode',
  summary: 'Sends a code to a confirmed contact, for a payment password that was forgotten',
  method: 'POST',
  path: '/wps/member/paymentPassword/code',
  ...common,
  sealed: true,
  body: z.strictObject({ password: typed(128).min(1), channel: ContactChannel }),
  response: z.object({ sentTo: z.string() }),
  refusals: [
    'password.wrong',
    'login.locked',
    'payment_password.not_set',
    'payment_password.contact_needed',
    'sms.country_not_served',
    'sms.quota_exceeded',
    'sms.not_enabled',
  ],
  rateLimit: { max: 10, windowSec: 60 },
})

export const resetPaymentPassword = endpoint({
  name: 'resetPaymentPassword',
  summary: 'Sets another payment password by the code that was sent, and lifts its lock',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  ...common,
  sealed: true,
  body: z.strictObject({
    channel: ContactChannel,
    code: typed(12).min(1),
    newPaymentPassword: typed(16),
    confirmNewPaymentPassword: typed(16),
  }),
  response: Nothing,
  refusals: [
    'payment_password.not_set',
    'payment_password.contact_needed',
    'payment_password.invalid',
    'password.confirmation_differs',
    'code.missing',
    'code.wrong',
    'code.expired',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})
