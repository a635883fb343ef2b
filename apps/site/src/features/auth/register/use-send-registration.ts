import type { SocialLink } from '@trevo/contract/wps/security/social.ts'
import { useState } from 'react'
import { openPopup } from '../../../core/popups/popups.ts'
import { useText, type AreaText } from '../../../core/language/use-text.ts'
import { siteHuman } from '../human/site-human.ts'
import { beginSession } from '../session/begin-session.ts'
import type { CodeChannel } from '../sms-code/code-channel.ts'
import { findAffiliateProblem } from './check-affiliate.ts'
import { confirmMobile } from './confirm-mobile.ts'
import type { RegisterSettings } from './fields.ts'
import { register, type RegisterOutcome } from './register.ts'
import { forgetUrlCodes, type findUrlCodes } from './url-codes.ts'
import type { RegisterFields } from './use-register-fields.ts'

/** `generatedName`: the username that the account got, if the person did not choose it. */
export type OnRegistered = (generatedName: string | undefined) => void

type Registration = {
  readonly settings: RegisterSettings
  readonly fields: RegisterFields
  readonly channel: CodeChannel
  readonly codes: ReturnType<typeof findUrlCodes>
  readonly social: SocialLink | undefined
  /** The captcha that was sent is used up. */
  readonly onNewCaptcha: () => void
  readonly onRegistered: OnRegistered
}

/** REG-16, REG-17, ERR-1: whether the form may continue with its affiliate code. */
const isAffiliateGood = async (code: string, t: AreaText<'auth'>): Promise<boolean> => {
  const problem = await findAffiliateProblem(code)
  if (!problem) return true
  const text = problem === 'invalid' ? t('invitation_code_error') : problem.message
  openPopup('warning', { text: text || t('state.network'), button: 'confirm' })
  return false
}

/** Sends one tab of the registration form, and shows the server's refusal. */
export const useSendRegistration = ({
  settings,
  fields,
  channel,
  codes,
  social,
  onNewCaptcha,
  onRegistered,
}: Registration) => {
  const t = useText('auth')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const show = (outcome: Exclude<RegisterOutcome, { kind: 'welcome' }>) => {
    if (outcome.kind === 'notHuman') return setFailure(t('auth.verifyFailed'))
    if (settings.showCaptcha) onNewCaptcha()
    const message = outcome.message || t('state.network')
    const { field } = outcome
    if (!field || !fields.shown.includes(field)) return setFailure(message)
    // The rule's message is more precise than the server's "check the field".
    fields.showError(field, fields.problemOf(field) ?? message)
  }

  const send = async () => {
    const confirmed = await confirmMobile(fields, settings.rules.mobileNum, channel)
    if ('problem' in confirmed) {
      const { field, problem } = confirmed
      return fields.showError(field, typeof problem === 'string' ? problem : t(...problem))
    }
    // REG-15
    const isAffiliateShown = fields.shown.includes('affiliateCode')
    const affiliateCode = isAffiliateShown
      ? (fields.values.affiliateCode ?? '')
      : codes.affiliateCode
    if (!(await isAffiliateGood(affiliateCode, t))) return
    const { mobile, proof } = confirmed
    const outcome = await register(
      {
        regType: settings.regType,
        values: fields.values,
        mobile,
        proof,
        termsAccepted: fields.terms.accepted,
        referralCode: codes.referralCode,
        affiliateCode,
        limits: fields.limits.chosen,
        linkId: social?.linkId,
      },
      siteHuman,
    )
    if (outcome.kind !== 'welcome') return show(outcome)
    forgetUrlCodes()
    await beginSession(outcome.welcome)
    onRegistered(settings.regType === 'registerMobile' ? outcome.welcome.userName : undefined)
  }

  const submit = () => {
    if (isBusy) return
    setFailure(undefined)
    if (!fields.check()) return
    setIsBusy(true)
    void send()
      .catch(() => setFailure(t('state.network')))
      .finally(() => setIsBusy(false))
  }
  return { submit, failure, isBusy }
}
