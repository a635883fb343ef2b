import { loginFreePlay } from '@trevo/api-client/endpoints.ts'
import { call } from '../../../core/api/api.ts'
import { beginSession } from './begin-session.ts'

/** LOGIN-15: starts a trial session. Returns the error in the visitor's language, or undefined. */
export const tryFree = async (networkFailed: string): Promise<string | undefined> => {
  const os = navigator.userAgent.slice(0, 64)
  const answer = await call(loginFreePlay, { body: { os, platform: 'W' } })
  if (!answer.ok) return answer.message || networkFailed
  await beginSession(answer.value)
  return undefined
}
