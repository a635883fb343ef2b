import type { SocialLink } from '@trevo/contract/wps/security/social.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Checkbox } from '@trevo/ui/field.tsx'
import type { MouseEvent } from 'react'
import { to } from '../../../core/router/to.ts'
import { useSession } from '../../../core/session/store.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { FirstLimitsFields } from '../../../entities/limits/first-limits-fields.tsx'
import { CaptchaField } from '../../../core/forms/captcha-field.tsx'
import { MobileField } from '../mobile/mobile-field.tsx'
import { Problem } from '../../../core/forms/problem.tsx'
import { SmsCodeField } from '../sms-code/sms-code-field.tsx'
import styles from '../common/auth.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { isRequired, type FormField, type RegisterSettings } from './fields.ts'
import { RegisterField } from './register-field.tsx'
import { useRegisterForm } from './use-register-form.ts'
import type { OnRegistered } from './use-send-registration.ts'

/** Every field of one tab that the brand's rules enable, the terms, and submitting. */
export const RegisterForm = ({
  settings,
  social,
  onRegistered,
}: {
  readonly settings: RegisterSettings
  /** A social sign-in that this registration completes. */
  readonly social?: SocialLink | undefined
  readonly onRegistered: OnRegistered
}) => {
  const t = useText('auth')
  const { form, ...state } = useRegisterForm(settings, onRegistered, social)
  const { codes } = state
  return (
    <form ref={form} className={styles['form']} onSubmit={state.onSubmit} noValidate>
      {codes.referralCode && (
        <p className={styles['notice']}>{t('auth.invitedBy', { code: codes.referralCode })}</p>
      )}
      {state.fields.map((field) => (
        <OneField key={field} field={field} settings={settings} state={state} />
      ))}
      {state.limits.isAsked && <LimitsPart {...state.limits} />}
      <Terms {...state.terms} error={state.problems.terms} />
      <Problem text={state.failure} />
      <p className={styles['required']}>{t('auth.required')}</p>
      <Button type="submit" size="large" wide busy={state.isBusy}>
        {t('common.signUp')}
      </Button>
      <output className="visually-hidden">{state.isBusy ? t('auth.creating') : ''}</output>
    </form>
  )
}

/** P1231 art. 31: how much to lose and how long to play, before there is an account. */
const LimitsPart = ({ choices, change, wrong }: ReturnType<typeof useRegisterForm>['limits']) => {
  const t = useText('limits')
  return (
    <section className={styles['form']} aria-labelledby="first-limits">
      <h3 id="first-limits">{t('limits.first.title')}</h3>
      <p className={styles['muted']}>{t('limits.first.lead')}</p>
      <FirstLimitsFields choices={choices} onChange={change} wrong={wrong} />
      <p className={styles['muted']}>{t('limits.first.note')}</p>
    </section>
  )
}

const OneField = ({
  field,
  settings,
  state,
}: {
  readonly field: FormField
  readonly settings: RegisterSettings
  readonly state: Omit<ReturnType<typeof useRegisterForm>, 'form'>
}) => {
  const { values, problems, change, leave } = state
  const required = isRequired(settings, field)
  const shared = {
    value: values[field] ?? '',
    error: problems[field] || undefined,
    onBlur: () => leave(field),
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  }
  switch (field) {
    case 'captcha':
      return <CaptchaField {...shared} captcha={state.captcha} name={field} />
    case 'mobileNum':
      return (
        <MobileField
          entry={state.mobile}
          required={required}
          error={shared.error}
          onBlur={shared.onBlur}
        />
      )
    case 'verificationCode':
      return <SmsCodeField {...shared} sms={state.sms} />
    default:
      return <RegisterField {...shared} field={field} required={required} rules={settings.rules} />
  }
}

// Reading the terms must not lose what was typed, so they open over the form.
const readTerms = (event: MouseEvent) => {
  event.preventDefault()
  openPopup('help', { anchor: 'term' })
}

/** REG-6, REG-13, MSG-6: the age and the terms, with the text of the terms one press away. */
const Terms = ({
  accepted,
  change,
  error,
}: {
  readonly accepted: boolean
  readonly change: (accepted: boolean) => void
  readonly error: string | undefined
}) => {
  const t = useText('auth')
  const { ageMessage } = useSession().systemStatus.info.brand
  const age = t(`age_confirm_${ageMessage}`)
  const [before = '', after = ''] = t('auth.terms', { age }).split('<terms>')
  return (
    <div className={styles['terms']}>
      <Checkbox
        name="terms"
        checked={accepted}
        error={error || undefined}
        onChange={(event) => change(event.target.checked)}
        label={
          <>
            {before}
            <a href={to.help('term')} onClick={readTerms}>
              {t('auth.termsLink')}
            </a>
            {after}
          </>
        }
      />
    </div>
  )
}
