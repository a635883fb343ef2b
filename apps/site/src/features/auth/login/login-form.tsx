import { Button } from '@trevo/ui/button.tsx'
import { Checkbox, Field, PasswordField } from '@trevo/ui/field.tsx'
import { switchPopup } from '../../../core/popups/popups.ts'
import { CaptchaField } from '../../../core/forms/captcha-field.tsx'
import { focusWhenShown } from '../common/focus-when-shown.ts'
import { Problem } from '../../../core/forms/problem.tsx'
import styles from '../common/auth.module.css'
import { useText } from '../../../core/language/use-text.ts'
import type { LoginTarget } from './log-in.ts'
import { useLoginForm } from './use-login-form.ts'

/** Username and password, the captcha once it is required, and what can be done after a failure. */
export const LoginForm = ({
  onLoggedIn,
  ...target
}: LoginTarget & {
  readonly onLoggedIn: () => void
}) => {
  const t = useText('auth')
  const { form, values, change, problem, captcha, ...state } = useLoginForm(onLoggedIn, target)
  // A refusal is one sentence above the button; the field it concerns is only marked.
  const isWrong = (field: string) => (problem?.field === field ? true : undefined)
  return (
    <form ref={form} className={styles['form']} onSubmit={state.onSubmit} noValidate>
      <Field
        label={t('field.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        ref={focusWhenShown}
        maxLength={64}
        data-wrong={isWrong('username')}
        value={values.username}
        onChange={(event) => change('username')(event.target.value)}
      />
      <PasswordField
        label={t('auth.password')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        name="password"
        autoComplete="current-password"
        maxLength={128}
        data-wrong={isWrong('password')}
        value={values.password}
        onChange={(event) => change('password')(event.target.value)}
      />
      {captcha && (
        <CaptchaField
          captcha={captcha}
          name="captcha"
          data-wrong={isWrong('captcha')}
          value={values.captcha}
          onChange={(event) => change('captcha')(event.target.value)}
        />
      )}
      <Problem text={problem?.text} />
      <div className={styles['row']}>
        <Checkbox
          label={t('auth.rememberPassword')}
          checked={state.remember}
          onChange={(event) => state.changeRemember(event.target.checked)}
        />
        <button
          type="button"
          className={styles['forgot']}
          onClick={() => switchPopup('forgetPass', {})}
        >
          {t('auth.forgotPassword')}
        </button>
      </div>
      <Button type="submit" size="large" wide busy={state.isBusy}>
        {t('common.logIn')}
      </Button>
      <output className="visually-hidden">{state.isBusy ? t('auth.sending') : ''}</output>
    </form>
  )
}
