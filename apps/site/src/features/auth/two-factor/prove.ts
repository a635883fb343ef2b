import { startVerification, verifyLogin } from '@trevo/api-client/endpoints.ts'
import type {
  VerificationMethod,
  VerificationRequired,
} from '@trevo/contract/wps/security/verification.ts'
import { call } from '../../../core/api/api.ts'
import { askPasskey } from '@trevo/api-client/passkey.ts'
import type { Welcome } from '../session/begin-session.ts'

type Refused = {
  readonly kind: 'refused'
  /** In the visitor's language; empty if there was no answer. */
  readonly message: string
  /** The login must restart. */
  readonly isOver: boolean
}
export type Proven =
  | { readonly kind: 'welcome'; readonly welcome: Welcome }
  | { readonly kind: 'notUsed' }
  | Refused
export type CodeSent = { readonly kind: 'sent'; readonly sentTo: string | null } | Refused

const overCodes = new Set(['login.verification_expired', 'account.closed'])
const refused = ({ code, message }: { code: string; message: string }): Refused => ({
  kind: 'refused',
  message,
  isOver: overCodes.has(code),
})

/** Has a code sent to the account's address or number. */
export const sendProofCode = async (
  { challengeId }: VerificationRequired,
  method: 'email' | 'sms',
): Promise<CodeSent> => {
  const answer = await call(startVerification, { body: { challengeId, method } })
  return answer.ok ? { kind: 'sent', sentTo: answer.value.sentTo } : refused(answer)
}

/** ERR-18: exchanges what was typed for the session that the login would have given. */
export const proveByCode = async (
  { challengeId }: VerificationRequired,
  method: VerificationMethod,
  code: string,
): Promise<Proven> => {
  const answer = await call(verifyLogin, { body: { challengeId, method, code } })
  return answer.ok ? { kind: 'welcome', welcome: answer.value } : refused(answer)
}

/** The same with a passkey of this or another device. */
export const proveByPasskey = async ({ challengeId }: VerificationRequired): Promise<Proven> => {
  const started = await call(startVerification, { body: { challengeId, method: 'passkey' } })
  if (!started.ok) return refused(started)
  const passkey = started.value.passkeyOptions && (await askPasskey(started.value.passkeyOptions))
  if (!passkey) return { kind: 'notUsed' }
  const answer = await call(verifyLogin, { body: { challengeId, method: 'passkey', passkey } })
  return answer.ok ? { kind: 'welcome', welcome: answer.value } : refused(answer)
}
