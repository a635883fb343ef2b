import { showToast } from '@trevo/ui/toast.tsx'
import { openPopup } from '../shell/popups.ts'
import { phaseOf } from './session-state.ts'
import { readSession } from './store.ts'

/** ROLE-12: true when somebody is logged in; else the login popup opens. */
export const requireLogin = (): boolean => {
  if (readSession().isLogin) return true
  openPopup('login', {})
  return false
}

/**
 * ROLE-8: true for a full account. A guest gets the login popup, a trial user the message to
 * register an account first.
 */
export const requireAccount = (trialMessage: string): boolean => {
  const phase = phaseOf(readSession())
  if (phase === 'trial') showToast(trialMessage, 'bad')
  if (phase === 'guest') openPopup('login', {})
  return phase === 'member'
}
