import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../shapes.ts'
import { typed } from '../session.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'COMM3' } as const

const password = typed(128).min(1)
/** Six digits of the authenticator app, spaces allowed. */
export const TotpCode = typed(12).min(1)
const RecoveryCodes = z.array(z.string())

export const enrolTotp = endpoint({
  name: 'enrolTotp',
  summary: 'A new authenticator secret; counts only after a code of it was confirmed',
  method: 'POST',
  path: '/wps/member/security/totp',
  ...common,
  evenForced: true,
  sealed: true,
  body: z.strictObject({ password }),
  response: z.object({
    /** Base 32, for typing; the address contains the same for a QR code. */
    secret: z.string(),
    otpauthUri: z.string(),
  }),
  refusals: ['password.wrong', 'login.locked', 'totp.already_on'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const confirmTotp = endpoint({
  name: 'confirmTotp',
  summary: 'Turns the authenticator on; answers the recovery codes, which are never shown again',
  method: 'POST',
  path: '/wps/member/security/totp/confirm',
  ...common,
  evenForced: true,
  sealed: true,
  body: z.strictObject({ code: TotpCode }),
  response: z.object({ token: z.string(), recoveryCodes: RecoveryCodes }),
  refusals: ['totp.invalid_code', 'totp.already_on', 'totp.not_on', 'security.locked'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const disableTotp = endpoint({
  name: 'disableTotp',
  summary: 'Turns the authenticator off; asks for the password and a code (or a recovery code)',
  method: 'POST',
  path: '/wps/member/security/totp/disable',
  ...common,
  sealed: true,
  body: z.strictObject({ password, code: TotpCode }),
  response: Nothing,
  refusals: [
    'password.wrong',
    'login.locked',
    'totp.invalid_code',
    'totp.not_on',
    'security.locked',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  summary: 'Ten new recovery codes; the earlier ones open nothing any more',
  method: 'POST',
  path: '/wps/member/security/recoveryCodes',
  ...common,
  sealed: true,
  body: z.strictObject({ password, code: TotpCode }),
  response: z.object({ recoveryCodes: RecoveryCodes }),
  refusals: [
    'password.wrong',
    'login.locked',
    'totp.invalid_code',
    'totp.not_on',
    'security.locked',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})
