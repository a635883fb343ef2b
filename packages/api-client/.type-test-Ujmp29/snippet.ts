import type { login } from '@trevo/contract/wps/session.ts'
import type { Answered } from '@trevo/api-client/wire.ts'
declare const answer: Answered<typeof login>
if (!answer.ok) answer.code === 'login.locked'