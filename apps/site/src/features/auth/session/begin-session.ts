import { loadMember } from '../../../session/restore-session.ts'
import { updateSession } from '../../../session/store.ts'

/** What login and registration answer, as far as the site needs it. */
export type Welcome = {
  readonly token: string
  readonly userName: string
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
}

/**
 * LOGIN-9, SESSION-2: the token goes to session storage, then member info makes the session.
 * @throws CallFailure when member info is refused or not answered
 */
export const beginSession = async (welcome: Welcome): Promise<void> => {
  await loadMember(welcome.token)
  const { userName, firstTimeLogin, passwordExpired } = welcome
  updateSession((state) => ({ ...state, userInfo: { userName, firstTimeLogin, passwordExpired } }))
}
