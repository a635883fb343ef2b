import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import type { Translate } from '@trevo/i18n/translate.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import type { MobileToSend } from '../mobile/check-mobile.ts'
import { waitSecByDefault, type CodeChannel } from './code-channel.ts'
import type { PhoneAuthProject } from '../phone-auth/identity-toolkit.ts'
import { PhoneAuthFailure } from '../phone-auth/phone-auth-failure.ts'

/** Fetched only by brands that confirm numbers through a third party. */
const loadToolkit = () => import('../phone-auth/identity-toolkit.ts')

const requestCaptcha = (siteKey: string): Promise<string> =>
  new Promise((onToken, onFailed) => openPopup('phoneAuth', { siteKey, onToken, onFailed }))

/**
 * REG-20, SMS-4: codes that Firebase sends. Only the id token, which proves the number, reaches our
 * server; a code already verified is not verified again, as it is valid once.
 */
export const firebaseChannel = (
  project: PhoneAuthProject,
  { t, locale }: { readonly t: Translate<AreaKey<'auth'>>; readonly locale: string },
): CodeChannel => {
  let sessionInfo: string | undefined
  let proven: { readonly code: string; readonly idToken: string } | undefined

  const sentenceOf = (error: unknown): string =>
    error instanceof PhoneAuthFailure ? t(`auth/${error.reason}`) : t('state.network')

  const send = async ({ mobileNum, countryDialingCode }: MobileToSend) => {
    const toolkit = await loadToolkit()
    const recaptchaToken = await requestCaptcha(await toolkit.findSiteKey(project))
    const phoneNumber = `${countryDialingCode}${mobileNum}`
    sessionInfo = await toolkit.sendPhoneCode(project, { phoneNumber, recaptchaToken, locale })
    proven = undefined
  }
  const prove = async (code: string): Promise<string> => {
    if (proven?.code === code) return proven.idToken
    if (code === '') throw new PhoneAuthFailure('missing-verification-code')
    if (sessionInfo === undefined) throw new PhoneAuthFailure('code-expired')
    const toolkit = await loadToolkit()
    const idToken = await toolkit.confirmPhoneCode(project, { sessionInfo, code })
    proven = { code, idToken }
    return idToken
  }

  return {
    send: async (mobile) => {
      try {
        await send(mobile)
        return { ok: true, waitSec: waitSecByDefault }
      } catch (error) {
        return { ok: false, message: sentenceOf(error) }
      }
    },
    prove: async (code) => {
      try {
        const firebaseIdToken = await prove(code)
        return { ok: true, proof: { verificationCode: '', firebaseIdToken } }
      } catch (error) {
        return { ok: false, message: sentenceOf(error) }
      }
    },
  }
}
