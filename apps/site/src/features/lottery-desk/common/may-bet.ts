import { openPopup } from '../../../core/popups/popups.ts'
import { presserPhase } from '../../../core/session/require-login.ts'

/** The login of a visitor leads back to `back`; a trial user is shown why it does not work. */
export const mayBet = (back: string): boolean => {
  const phase = presserPhase()
  if (phase === 'guest') openPopup('login', { back })
  if (phase === 'trial') openPopup('needAccount', {})
  return phase === 'member'
}
