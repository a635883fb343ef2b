import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { typed, typedAsIs } from '../session.ts'

/**
 * The session continues under a new token: the old one is invalid from this answer on, and so is every
 * other session of the member.
 */
export const NewToken = z.object({ token: z.string() })

const newPassword = {
  newPassword: typed(128),
  confirmNewPassword: typed(128),
}

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Sets another login password; ends every other session',
  method: 'POST',
  path: '/wps/member/password',
  family: 'wps',
  auth: 'member',
  evenForced: true,
  sealed: true,
  moduleId: 'PASS3',
  body: z.strictObject({ oldPassword: typed(128).min(1), ...newPassword }),
  response: NewToken,
  refusals: [
    'password.wrong',
    'login.locked',
    'password.invalid',
    'password.confirmation_differs',
    'password.too_common',
    'password.unchanged',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const finishFirstLogin = endpoint({
  name: 'finishFirstLogin',
  summary: 'First login of an account made by somebody else: its own password, and a nickname',
  method: 'POST',
  path: '/wps/session/firstLogin',
  family: 'wps',
  auth: 'member',
  evenForced: true,
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({ ...newPassword, nickname: typedAsIs(40).optional() }),
  response: NewToken,
  refusals: [
    'first_login.not_due',
    'password.invalid',
    'password.confirmation_differs',
    'password.too_common',
    'password.unchanged',
    'profile.field_invalid',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})
