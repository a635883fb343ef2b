import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../shapes.ts'
import { typed } from '../session.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'COMM3', sealed: true } as const

const Password = typed(128).min(1)

/**
 * The header of a page where the PIN was typed: its calls are answered, those of other pages of the session are not.
 */
export const pinProofHeader = 'Pin-Proof'

/** Of this session and this PIN; a page keeps it in memory alone. */
const Opened = z.object({ pinProof: z.string() })

export const setSharedPhonePin = endpoint({
  name: 'setSharedPhonePin',
  summary:
    'Turns shared-phone mode on with a PIN of 4 to 6 digits, or sets another PIN, a forgotten one too; asks for the login password',
  method: 'PUT',
  path: '/wps/member/sharedPhone',
  ...common,
  evenForced: true,
  evenCovered: true,
  body: z.strictObject({ password: Password, pin: typed(16), confirmPin: typed(16) }),
  response: Opened,
  refusals: ['password.wrong', 'login.locked', 'pin.invalid', 'pin.confirmation_differs'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const endSharedPhone = endpoint({
  name: 'endSharedPhone',
  summary: 'Turns shared-phone mode off, and forgets its PIN; asks for the login password',
  method: 'POST',
  path: '/wps/member/sharedPhone/end',
  ...common,
  evenForced: true,
  evenCovered: true,
  body: z.strictObject({ password: Password }),
  response: Nothing,
  refusals: ['password.wrong', 'login.locked', 'pin.not_set'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const checkSharedPhonePin = endpoint({
  name: 'checkSharedPhonePin',
  summary:
    'Checks the PIN, which uncovers the calling page of the session; five wrong ones lock it for 15 min',
  method: 'POST',
  path: '/wps/member/sharedPhone/check',
  ...common,
  evenForced: true,
  evenCovered: true,
  body: z.strictObject({ pin: typed(16).min(1) }),
  response: Opened,
  refusals: ['pin.wrong', 'pin.locked', 'pin.not_set'],
  rateLimit: { max: 20, windowSec: 60 },
})
