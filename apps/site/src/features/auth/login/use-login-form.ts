import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { switchPopup } from '../../../core/popups/popups.ts'
import { useCaptcha } from '../../../core/forms/use-captcha.ts'
import { siteHuman } from '../human/site-human.ts'
import { browserKeys } from '../remember/key-store.ts'
import { forgetPassword, recallPassword, rememberPassword } from '../remember/remember-password.ts'
import { beginSession } from '../session/begin-session.ts'
import { useAuthText } from '../common/use-auth-text.ts'
import { logIn, type LoginField, type LoginDoor, type LoginOutcome } from './log-in.ts'

export type LoginValues = { username: string; password: string; captcha: string }
export type LoginProblem = { readonly field: LoginField; readonly text: string }

const empty: LoginValues = { username: '', password: '', captcha: '' }

/** State of the login form: what is typed, what is wrong, and sending it. */
export const useLoginForm = (onLoggedIn: () => void, door: LoginDoor) => {
  const t = useAuthText()
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [values, setValues] = useState(empty)
  const [remember, setRemember] = useState(false)
  const [showsCaptcha, setShowsCaptcha] = useState(false)
  const [problem, setProblem] = useState<LoginProblem>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    void recallPassword(browserKeys).then((kept) => {
      if (!kept) return
      setRemember(true)
      // Whatever was typed meanwhile wins.
      setValues((typed) => (typed.username || typed.password ? typed : { ...typed, ...kept }))
    })
  }, [])

  const focusOn = (field: LoginField) =>
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus(),
    )
  const complain = (field: LoginField, text: string) => {
    setProblem({ field, text })
    focusOn(field)
  }

  /** The first field that cannot be sent, or undefined (LOGIN-4, LOGIN-6). */
  const findMissing = (): LoginProblem | undefined => {
    if (!values.username || !values.password) {
      const field = values.username ? 'password' : 'username'
      return { field, text: t('auth.enterBoth') }
    }
    if (showsCaptcha && !values.captcha) return { field: 'captcha', text: t('auth.enterCaptcha') }
    return undefined
  }

  const enter = async (outcome: Extract<LoginOutcome, { kind: 'welcome' | 'verify' }>) => {
    const kept = { username: values.username, password: values.password }
    // A browser without a key store must not keep anybody out.
    await (remember ? rememberPassword(browserKeys, kept) : forgetPassword(browserKeys)).catch(
      () => undefined,
    )
    if (outcome.kind === 'verify') {
      const { required } = outcome
      return switchPopup('twoFactor', {
        required,
        password: values.password,
        ...(door.site && { site: door.site }),
      })
    }
    try {
      await beginSession(outcome.welcome, values.password)
    } catch {
      return complain('username', t('auth.networkFailed'))
    }
    onLoggedIn()
  }

  const show = (outcome: Exclude<LoginOutcome, { kind: 'welcome' | 'verify' }>) => {
    if (outcome.kind === 'notHuman') return complain('username', t('auth.verifyFailed'))
    const asksCaptcha = outcome.needsCaptcha || showsCaptcha
    if (asksCaptcha) {
      setShowsCaptcha(true)
      // A picture is good for one try.
      captcha.refresh()
      setValues((typed) => ({ ...typed, captcha: '' }))
    }
    complain(outcome.field, outcome.message || t('auth.networkFailed'))
  }

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const missing = findMissing()
    if (missing) return complain(missing.field, missing.text)
    setProblem(undefined)
    setIsBusy(true)
    try {
      const entered = { ...values, captcha: showsCaptcha ? values.captcha : undefined }
      const outcome = await logIn(entered, siteHuman, door)
      if (outcome.kind === 'welcome' || outcome.kind === 'verify') await enter(outcome)
      else show(outcome)
    } finally {
      setIsBusy(false)
    }
  }

  const change = (field: LoginField) => (text: string) => {
    siteHuman.prepare()
    setProblem((known) => (known?.field === field ? undefined : known))
    setValues((typed) => ({ ...typed, [field]: text }))
  }

  const changeRemember = (checked: boolean) => {
    setRemember(checked)
    // Unchecked is forgotten at once, whether or not a login follows (LOGIN-14).
    if (!checked) void forgetPassword(browserKeys).catch(() => undefined)
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
    captcha: showsCaptcha ? captcha : undefined,
  }
}
