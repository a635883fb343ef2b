import { signInOperator } from '@trevo/api-client/ops-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Field, PasswordField } from '@trevo/ui/field.tsx'
import { Clover } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../core/api.ts'
import { operatorQuery } from '../../core/operator.ts'
import { changePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { focusOnce } from '../../core/focus-once.ts'
import { PasskeyButton } from './passkey-button.tsx'
import styles from './sign-in-page.module.css'

/** Where to return after signing in: only a path of this application. */
const safeNext = (next: string | null): string =>
  next !== null && /^\/(?![/\\])/.test(next) ? next : '/'

const useSignIn = (onEnrol: (password: string) => void) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const go = async () => {
    queries.clear()
    await queries.prefetchQuery(operatorQuery)
    await navigate(safeNext(params.get('next')), { replace: true })
  }
  const signIn = async (form: FormData): Promise<void> => {
    const text = (name: string) => String(form.get(name) ?? '')
    const code = text('code').replaceAll(/\s/g, '')
    const password = text('password')
    setBusy(true)
    const body = { username: text('username').trim(), password, ...(code && { code }) }
    const answer = await call(signInOperator, { body })
    setBusy(false)
    if (!answer.ok) return setError(answer.message || answer.code)
    if (answer.value.mustEnrol) return onEnrol(password)
    return go()
  }
  const byPasskey = async (enter: () => Promise<string>): Promise<void> => {
    setBusy(true)
    const wrong = await enter()
    setBusy(false)
    if (wrong === '') await go()
    else setError(wrong)
  }
  return { error, isBusy, signIn, byPasskey, go, hasEnded: params.has('ended') }
}

/** User name, password and code in one form, so that everything is typed once. */
export const SignInPage = () => {
  const t = useT()
  const [password, setPassword] = useState<string>()
  const { error, isBusy, signIn, byPasskey, go, hasEnded } = useSignIn(setPassword)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void signIn(new FormData(event.currentTarget))
  }
  return (
    <main className={styles['page']}>
      <div className={styles['card']}>
        <p className={styles['logo']}>
          <Clover size={24} aria-hidden="true" /> trevo <span>ops</span>
        </p>
        {password !== undefined && <EnrolForm password={password} onDone={() => void go()} />}
        {password === undefined && (
          <form onSubmit={submit} className={styles['form']}>
            <h1>{t('office.enter')}</h1>
            <p className="o-muted">{t(hasEnded ? 'office.ended' : 'office.enterText')}</p>
            <Field
              label={t('office.user')}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              required
              ref={focusOnce}
            />
            <PasswordField
              label={t('office.password')}
              name="password"
              showLabel={t('office.show')}
              hideLabel={t('office.hide')}
              required
            />
            <Field
              label={t('office.code')}
              hint={t('office.codeHint')}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
            />
            {error && (
              <p role="alert" className={styles['error']}>
                {error}
              </p>
            )}
            <button type="submit" className="o-btn o-go" aria-busy={isBusy} disabled={isBusy}>
              {t('office.goOn')}
            </button>
            <PasskeyButton isBusy={isBusy} onPress={byPasskey} />
          </form>
        )}
        <button
          type="button"
          className={styles['language']}
          onClick={() =>
            changePreferences({ language: t('office.language') === 'In English' ? 'EN' : 'PT' })
          }
        >
          {t('office.language')}
        </button>
      </div>
    </main>
  )
}
