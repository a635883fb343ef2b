import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../shapes.ts'
import { typed } from '../session.ts'

export const proveAgain = endpoint({
  name: 'proveAgain',
  summary: 'The password again, after a session was idle for as long as the law allows',
  method: 'POST',
  path: '/wps/session/again',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  evenExcluded: true,
  sealed: true,
  body: z.strictObject({ password: typed(128).min(1) }),
  response: Nothing,
  refusals: ['password.wrong', 'login.locked'],
  rateLimit: { max: 10, windowSec: 60 },
})
