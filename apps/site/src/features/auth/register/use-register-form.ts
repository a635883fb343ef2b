import type { SocialLink } from '@trevo/contract/wps/security/social.ts'
import { useEffect, useState, type SubmitEvent } from 'react'
import { useCaptcha } from '../../../core/forms/use-captcha.ts'
import { focusField } from '../common/focus-field.ts'
import { useText } from '../../../core/language/use-text.ts'
import { siteHuman } from '../human/site-human.ts'
import { useCodeChannel } from '../sms-code/use-code-channel.ts'
import { useSmsCode } from '../sms-code/use-sms-code.ts'
import type { FormField, RegisterSettings } from './fields.ts'
import { sendRegisterCodeFor } from './send-register-code.ts'
import { findUrlCodes } from './url-codes.ts'
import { useRegisterFields } from './use-register-fields.ts'
import { useSendRegistration, type OnRegistered } from './use-send-registration.ts'

/** State of one tab of the registration form by the brand's rules. */
export const useRegisterForm = (
  settings: RegisterSettings,
  onRegistered: OnRegistered,
  social?: SocialLink,
) => {
  const t = useText('auth')
  const captcha = useCaptcha()
  const [codes] = useState(() => findUrlCodes(location.search))
  const fields = useRegisterFields(settings, {
    affiliateCode: codes.affiliateCode,
    email: social?.email ?? '',
    payeeName: social?.name ?? '',
  })
  const channel = useCodeChannel(sendRegisterCodeFor[settings.regType])

  const { refresh } = captcha
  const { showCaptcha, rules } = settings
  useEffect(() => {
    if (showCaptcha) refresh()
  }, [showCaptcha, refresh])

  const { form, shown, values, problems, mobile, terms, limits, leave } = fields
  const sms = useSmsCode({
    channel,
    rule: rules.mobileNum,
    mobile: mobile.mobile,
    onBadMobile: (problem) =>
      fields.showError('mobileNum', fields.problemOf('mobileNum') ?? t(...problem)),
    onSent: () => {
      fields.clear('mobileNum', 'verificationCode')
      focusField(form, 'verificationCode')
    },
  })
  const { submit, failure, isBusy } = useSendRegistration({
    settings,
    fields,
    channel,
    codes,
    social,
    onNewCaptcha: () => {
      refresh()
      fields.emptyCaptcha()
    },
    onRegistered,
  })
  const change = (field: FormField, text: string) => {
    siteHuman.prepare()
    fields.change(field, text)
  }
  return {
    form,
    fields: shown,
    values,
    change,
    leave,
    problems,
    failure,
    isBusy,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault()
      submit()
    },
    captcha,
    codes,
    sms,
    mobile: { ...mobile, changeTyped: (text: string) => change('mobileNum', text) },
    terms,
    limits,
  }
}
