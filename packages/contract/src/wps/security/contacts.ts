import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { typed, typedAsIs } from '../session.ts'
import { NewToken } from './password.ts'

export const ContactChannel = z.enum(['email', 'mobile'])

export const sendContactCode = endpoint({
  name: 'sendContactCode',
  summary: 'Sends a code to an email address or phone that the member wants to confirm',
  method: 'POST',
  path: '/wps/member/security/contact/code',
  family: 'wps',
  auth: 'member',
  evenForced: true,
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({
    password: typed(128).min(1),
    channel: ContactChannel,
    /** Omitted to confirm the address or number that we already have. */
    to: typedAsIs(255).optional(),
    countryDialingCode: typed(8).optional(),
  }),
  response: z.object({ sentTo: z.string() }),
  refusals: [
    'password.wrong',
    'login.locked',
    'profile.field_invalid',
    'sms.number_invalid',
    'sms.country_not_served',
    'sms.quota_exceeded',
    'sms.not_enabled',
  ],
  rateLimit: { max: 10, windowSec: 60 },
})

export const confirmContact = endpoint({
  name: 'confirmContact',
  summary: 'Confirms the email address or phone by the code that was sent there',
  method: 'POST',
  path: '/wps/member/security/contact',
  family: 'wps',
  auth: 'member',
  evenForced: true,
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({ channel: ContactChannel, code: typed(12).min(1) }),
  response: NewToken,
  refusals: ['code.missing', 'code.wrong', 'code.expired', 'contact.taken'],
  rateLimit: { max: 20, windowSec: 60 },
})
