import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../shapes.ts'
import { typed } from '../session.ts'

export const setPaymentPassword = endpoint({
  name: 'setPaymentPassword',
  summary: 'Sets the payment password (six digits) for the first time; asks for the login password',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  family: 'wps',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
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
  family: 'wps',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
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
