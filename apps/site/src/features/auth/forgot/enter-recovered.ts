import { switchPopup } from '../../../core/popups/popups.ts'
import { siteHuman } from '../human/site-human.ts'
import { logIn } from '../login/log-in.ts'
import { beginSession } from '../session/begin-session.ts'

/** Logged in, asked for a second factor, or left to log in by hand, as where a captcha is required. */
export type Entering = 'in' | 'verifying' | 'byHand'

/** FORGOT-7: logs in with the password that was just set. */
export const enterRecovered = async (username: string, password: string): Promise<Entering> => {
  const outcome = await logIn({ username, password, captcha: undefined }, siteHuman)
  if (outcome.kind === 'verify') {
    switchPopup('twoFactor', { required: outcome.required, password, site: 'member' })
    return 'verifying'
  }
  if (outcome.kind !== 'welcome') return 'byHand'
  await beginSession(outcome.welcome, password)
  return 'in'
}
