import { useState, type SubmitEvent } from 'react'
import { switchPopup } from '../../../core/popups/popups.ts'
import { siteHuman } from '../human/site-human.ts'
import { beginSession } from '../session/begin-session.ts'
import { useText } from '../../../core/language/use-text.ts'
import { useLoginFields, type LoginValues } from './use-login-fields.ts'
import { useRemembered } from './use-remembered.ts'
import { logIn, type LoginTarget, type LoginOutcome } from './log-in.ts'

/** The first field that prevents sending, or undefined (LOGIN-4, LOGIN-6). */
const findMissing = (values: LoginValues, showsCaptcha: boolean) => {
  if (!values.username || !values.password) {
    const field = values.username ? 'password' : 'username'
    return { field, text: 'auth.enterBoth' } as const
  }
  if (showsCaptcha && !values.captcha) {
    return { field: 'captcha', text: 'auth.enterCaptcha' } as const
  }
  return undefined
}

/** State of the login form: what is typed, its errors, and sending it. */
export const useLoginForm = (onLoggedIn: () => void, target: LoginTarget) => {
  const t = useText('auth')
  const { form, values, setValues, problem, showError, change, ...fields } = useLoginFields()
  const [isBusy, setIsBusy] = useState(false)

  const { remember, changeRemember, noteLogin } = useRemembered((remembered) =>
    // Text typed meanwhile takes precedence.
    setValues((typed) => (typed.username || typed.password ? typed : { ...typed, ...remembered })),
  )

  const enter = async (outcome: Extract<LoginOutcome, { kind: 'welcome' | 'verify' }>) => {
    await noteLogin({ username: values.username, password: values.password })
    if (outcome.kind === 'verify') {
      const { required } = outcome
      return switchPopup('twoFactor', {
        required,
        password: values.password,
        ...(target.site && { site: target.site }),
        ...(target.back !== undefined && { back: target.back }),
      })
    }
    try {
      await beginSession(outcome.welcome, values.password)
    } catch {
      return showError('username', t('state.network'))
    }
    onLoggedIn()
  }

  const show = (outcome: Exclude<LoginOutcome, { kind: 'welcome' | 'verify' }>) => {
    if (outcome.kind === 'notHuman') return showError('username', t('auth.verifyFailed'))
    if (outcome.needsCaptcha || fields.captcha) fields.askCaptcha()
    showError(outcome.field, outcome.message || t('state.network'))
  }

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const missing = findMissing(values, fields.captcha !== undefined)
    if (missing) return showError(missing.field, t(missing.text))
    fields.clearProblem()
    setIsBusy(true)
    try {
      const entered = { ...values, captcha: fields.captcha && values.captcha }
      const outcome = await logIn(entered, siteHuman, target)
      if (outcome.kind === 'welcome' || outcome.kind === 'verify') await enter(outcome)
      else show(outcome)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    form,
    values,
    change,
    remember,
    changeRemember,
    problem,
    isBusy,
    onSubmit,
    captcha: fields.captcha,
  }
}
