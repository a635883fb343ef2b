import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import { fillBounds } from '@trevo/field-rules/fill-message.ts'
import type { FormProblem } from '@trevo/field-rules/check-form.ts'
import type { AuthKey } from '@trevo/i18n/site/auth/load.ts'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { siteHuman } from '../human/site-human.ts'
import { beginSession } from '../session/begin-session.ts'
import { useAuthText } from '../use-auth-text.ts'
import { checkRegisterField, shownFields, type FormField, type RegisterValues } from './fields.ts'
import { register, type RegisterOutcome } from './register.ts'
import { findUrlCodes } from './url-codes.ts'

type Problems = Readonly<Partial<Record<FormField | 'terms', string>>>

/** State of the registration form by the brand's rules. */
export const useRegisterForm = (
  rules: RegisterRules,
  showCaptcha: boolean,
  onRegistered: () => void,
) => {
  const t = useAuthText()
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [codes] = useState(() => findUrlCodes(location.search))
  const [values, setValues] = useState<RegisterValues>({})
  const [dialingCode, setDialingCode] = useState('+55')
  const [termsAccepted, setTermsAccepted] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const fields = shownFields(rules, showCaptcha)
  const { refresh } = captcha

  useEffect(() => {
    if (showCaptcha) refresh()
  }, [showCaptcha, refresh])

  // The keys of the rules are message keys by their own catalogue.
  const sentenceOf = ({ messageKey, min, max }: FormProblem): string =>
    fillBounds(t(messageKey as AuthKey), min ?? 0, max ?? 0)
  const problemOf = (field: FormField, typed: RegisterValues = values): string | undefined => {
    const problem = checkRegisterField(rules, field, typed)
    return problem && sentenceOf(problem)
  }
  const focusOn = (field: FormField | 'terms') =>
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
    )

  const findProblems = (): Problems => ({
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const problem = problemOf(field)
        return problem ? [[field, problem]] : []
      }),
    ),
    ...(!termsAccepted && { terms: t('auth.termsNeeded') }),
  })

  const show = (outcome: Exclude<RegisterOutcome, { kind: 'welcome' }>) => {
    if (outcome.kind === 'notHuman') return setFailure(t('auth.verifyFailed'))
    if (showCaptcha) {
      refresh()
      setValues((typed) => ({ ...typed, captcha: '' }))
    }
    const message = outcome.message || t('auth.networkFailed')
    const { field } = outcome
    if (!field || !fields.includes(field)) return setFailure(message)
    // The rule's own sentence says more than the server's "check the field".
    setProblems({ [field]: problemOf(field) ?? message })
    focusOn(field)
  }

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    const found = findProblems()
    setProblems(found)
    const first = [...fields, 'terms' as const].find((field) => found[field])
    if (first) return focusOn(first)
    setIsBusy(true)
    try {
      const outcome = await register({ values, dialingCode, termsAccepted, ...codes }, siteHuman)
      if (outcome.kind !== 'welcome') return show(outcome)
      await beginSession(outcome.welcome)
      onRegistered()
    } catch {
      setFailure(t('auth.networkFailed'))
    } finally {
      setIsBusy(false)
    }
  }

  const change = (field: FormField, text: string) => {
    siteHuman.prepare()
    setValues((typed) => ({ ...typed, [field]: text }))
    // A field that was found wrong is asked again at every key; a fresh one is left alone.
    if (problems[field] !== undefined) {
      setProblems({ ...problems, [field]: problemOf(field, { ...values, [field]: text }) ?? '' })
    }
  }
  /** Leaving a filled field says what is wrong with it. */
  const leave = (field: FormField) => {
    if (!values[field]) return
    setProblems((known) => ({ ...known, [field]: problemOf(field) ?? '' }))
  }
  const changeTerms = (accepted: boolean) => {
    setTermsAccepted(accepted)
    setProblems((known) => ({ ...known, terms: '' }))
  }

  return {
    form,
    fields,
    values,
    change,
    leave,
    problems,
    failure,
    isBusy,
    onSubmit,
    captcha,
    codes,
    terms: { accepted: termsAccepted, change: changeTerms },
    dialing: { code: dialingCode, change: setDialingCode },
  }
}
