import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Checkbox } from '@trevo/ui/field.tsx'
import type { MouseEvent } from 'react'
import { to } from '../../../router/to.ts'
import { useSession } from '../../../session/store.ts'
import { openPopup } from '../../../shell/popups.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { Problem } from '../problem.tsx'
import styles from '../auth.module.css'
import { useAuthText } from '../use-auth-text.ts'
import { isRequired, type FormField } from './fields.ts'
import { MobileField, RegisterField } from './register-field.tsx'
import { useRegisterForm } from './use-register-form.ts'

/** Every field the brand's rules enable, the terms, and sending it. */
export const RegisterForm = ({
  rules,
  onRegistered,
}: {
  readonly rules: RegisterRules
  readonly onRegistered: () => void
}) => {
  const t = useAuthText()
  const { showCaptcha } = useSession().systemStatus.info.brand
  const { form, captcha, ...state } = useRegisterForm(rules, showCaptcha, onRegistered)
  const { values, problems, codes } = state

  const propsOf = (field: FormField) => ({
    field,
    required: isRequired(rules, field),
    value: values[field] ?? '',
    error: problems[field],
    onChange: (text: string) => state.change(field, text),
    onLeave: () => state.leave(field),
  })
  return (
    <form ref={form} className={styles['form']} onSubmit={state.onSubmit} noValidate>
      {codes.referralCode && (
        <p className={styles['notice']}>{t('auth.invitedBy', { code: codes.referralCode })}</p>
      )}
      {state.fields.map((field) => {
        if (field === 'captcha') {
          return (
            <CaptchaField
              key={field}
              captcha={captcha}
              name={field}
              value={values.captcha ?? ''}
              error={problems.captcha || undefined}
              onChange={(event) => state.change(field, event.target.value)}
            />
          )
        }
        if (field === 'mobileNum') {
          const { code, change } = state.dialing
          return <MobileField key={field} {...propsOf(field)} code={code} onCode={change} />
        }
        return <RegisterField key={field} {...propsOf(field)} />
      })}
      <Terms {...state.terms} error={problems.terms} />
      <Problem text={state.failure} />
      <p className={styles['required']}>{t('auth.required')}</p>
      <Button type="submit" size="large" wide busy={state.isBusy}>
        {t('auth.signUp')}
      </Button>
      <output className="visually-hidden">{state.isBusy ? t('auth.creating') : ''}</output>
    </form>
  )
}

// Reading the terms must not lose what was typed, so they open over the form.
const readTerms = (event: MouseEvent) => {
  event.preventDefault()
  openPopup('help', { anchor: 'term' })
}

/** REG-6, REG-13: the age and the terms, with the terms one press away. */
const Terms = ({
  accepted,
  change,
  error,
}: {
  readonly accepted: boolean
  readonly change: (accepted: boolean) => void
  readonly error: string | undefined
}) => {
  const t = useAuthText()
  const { ageMessage } = useSession().systemStatus.info.brand
  const [before = '', after = ''] = t('auth.terms', { age: ageMessage }).split('<terms>')
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
