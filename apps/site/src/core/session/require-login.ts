import { showToast } from '@trevo/ui/toast.tsx'
import { openPopup } from '../popups/popups.ts'
import { sessionKeys } from './session-keys.ts'
import { phaseOf, type SessionPhase } from './session-state.ts'
import { readSession } from './store.ts'

/**
 * Who is acting. A visitor whose token is still being checked is not a guest: what they press right
 * after the page loads goes ahead, and its target waits for the answer.
 */
export const presserPhase = (): SessionPhase => {
  const phase = phaseOf(readSession())
  return phase === 'guest' && sessionKeys.read('token') !== undefined ? 'member' : phase
}

/**
 * ROUTE-25: opens the login that an action requires. It leads back to the page of the action, and home
 * from the addresses of the popups.
 */
export const askForLogin = (): void => {
  const { pathname, search, hash } = window.location
  const isPopup = /^\/(?:login|register)$/i.test(pathname)
  openPopup('login', isPopup ? {} : { back: pathname + search + hash })
}

/** ROLE-12: true if the visitor is logged in; otherwise the login popup opens. */
export const requireLogin = (): boolean => {
  if (presserPhase() !== 'guest') return true
  askForLogin()
  return false
}

/**
 * ROLE-8: true for a full account. A guest gets the login popup, a trial user the message to
 * register an account first.
 */
export const requireAccount = (trialMessage: string): boolean => {
  const phase = presserPhase()
  if (phase === 'trial') showToast(trialMessage, 'bad')
  if (phase === 'guest') askForLogin()
  return phase === 'member'
}
