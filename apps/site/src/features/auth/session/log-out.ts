import { logout } from '@trevo/api-client/endpoints.ts'
import { call } from '../../../core/api/api.ts'
import { leaveSession, readSession } from '../../../core/session/store.ts'

/**
 * LOGOUT-2, LOGOUT-3: ends the session at the server and forgets it here. Without an answer it is
 * forgotten all the same: the token then dies by itself. Returns whether an agent left (LOGOUT-4).
 */
export const logOut = async (): Promise<{ wasAgent: boolean }> => {
  const { isAgent } = readSession()
  await call(logout, { timeoutMs: 5_000 })
  leaveSession()
  return { wasAgent: isAgent }
}
