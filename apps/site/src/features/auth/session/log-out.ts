import { logout } from '@trevo/api-client/endpoints.ts'
import { call } from '../../../core/api/api.ts'
import { leaveSession, readSession } from '../../../core/session/store.ts'

/**
 * LOGOUT-2, LOGOUT-3: ends the session at the server and forgets it here. It is forgotten even if
 * there is no answer: the token then expires. Returns whether an agent left (LOGOUT-4).
 */
export const logOut = async (): Promise<{ wasAgent: boolean }> => {
  const { isAgent } = readSession()
  await call(logout, { timeoutMs: 5_000 })
  leaveSession()
  return { wasAgent: isAgent }
}
