import { openPopup } from '../../../core/popups/popups.ts'
import { presserPhase } from '../../../core/session/require-login.ts'

/** After login a visitor returns to `back`; a trial user sees why it is not possible. */
export const mayBet = (back: string): boolean => {
  const phase = presserPhase()
  if (phase === 'guest') openPopup('login', { back })
  if (phase === 'trial') openPopup('needAccount', {})
  return phase === 'member'
}
