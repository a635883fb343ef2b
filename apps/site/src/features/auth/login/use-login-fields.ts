import { useRef, useState } from 'react'
import { useCaptcha } from '../../../core/forms/use-captcha.ts'
import { siteHuman } from '../human/site-human.ts'
import type { LoginField } from './log-in.ts'

export type LoginValues = { username: string; password: string; captcha: string }
export type LoginProblem = { readonly field: LoginField; readonly text: string }

const empty: LoginValues = { username: '', password: '', captcha: '' }

/** The values of the login form, its errors, and whether a captcha is required. */
export const useLoginFields = () => {
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [values, setValues] = useState(empty)
  const [showsCaptcha, setShowsCaptcha] = useState(false)
  const [problem, setProblem] = useState<LoginProblem>()
  return {
    form,
    values,
    setValues,
    captcha: showsCaptcha ? captcha : undefined,
    /** Requires a captcha from now on, a new one each time: a picture is valid for one attempt. */
    askCaptcha: () => {
      setShowsCaptcha(true)
      captcha.refresh()
      setValues((typed) => ({ ...typed, captcha: '' }))
    },
    problem,
    clearProblem: () => setProblem(undefined),
    /** Shows the error of one field, and focuses it. */
    showError: (field: LoginField, text: string) => {
      setProblem({ field, text })
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus(),
      )
    },
    change: (field: LoginField) => (text: string) => {
      siteHuman.prepare()
      setProblem((known) => (known?.field === field ? undefined : known))
      setValues((typed) => ({ ...typed, [field]: text }))
    },
  }
}
