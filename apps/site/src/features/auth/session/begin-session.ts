import { loadMember } from '../../../entities/member/restore-session.ts'
import { sessionKeys } from '../../../core/session/session-keys.ts'
import { isOnSharedPhone, readSession, updateSession } from '../../../core/session/store.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { forgetTraces } from '../../../entities/member/remember/forget-traces.ts'
import { nextStepAfter } from './next-step.ts'

/** The part of a login or registration answer that the site needs. */
export type Welcome = {
  readonly token: string
  readonly userName: string
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
}

const enter = async (token: string): Promise<void> => {
  await loadMember(token)
  if (isOnSharedPhone()) forgetTraces()
}

/**
 * LOGIN-9..13, SESSION-2: the token goes to session storage, then member info starts the session,
 * unless a password must be set first. `password` is the one used for a login by password; it is kept,
 * in memory only, while the popup that sends it as the old one is open.
 * @throws CallFailure when member info is refused or not answered
 */
export const beginSession = async (welcome: Welcome, password?: string): Promise<void> => {
  const { token, userName, firstTimeLogin, passwordExpired } = welcome
  const { pwdEnabled, whitelabelVal } = readSession()
  const step = nextStepAfter(welcome, password, {
    expiryForces: pwdEnabled,
    canChange: whitelabelVal['PASS3'] ?? false,
  })
  if (step === 'enter') await enter(token)
  else sessionKeys.write('token', token)
  const userInfo = { userName, firstTimeLogin, passwordExpired }
  const isChangePaw = step === 'weakPassword' || step === 'expiredPassword'
  updateSession((state) => ({
    ...state,
    isChangePaw,
    isAfterLogin: step === 'enter',
    userInfo: isChangePaw && password !== undefined ? { ...userInfo, password } : userInfo,
  }))
  if (step === 'firstLogin') openPopup('firstLogin', {})
  if (isChangePaw) openPopup('changePass', { forced: step })
}

/**
 * CHPW-5: what follows a password that had to be set: member info starts the session, and the old
 * password is forgotten.
 * @throws CallFailure when member info is refused or not answered
 */
export const continueSession = async (): Promise<void> => {
  const token = sessionKeys.read('token')
  if (token === undefined) return
  await enter(token)
  updateSession((state) => ({
    ...state,
    isChangePaw: false,
    isAfterLogin: true,
    userInfo: state.userInfo && {
      userName: state.userInfo.userName,
      firstTimeLogin: false,
      passwordExpired: false,
    },
  }))
}

/** The password kept from login turned out to be a different one. */
export const forgetStoredPassword = (): void =>
  updateSession((state) => {
    if (!state.userInfo) return state
    const { password: _forgotten, ...userInfo } = state.userInfo
    return { ...state, userInfo }
  })
