import { useRef, useState } from 'react'
import { focusField } from '../common/focus-field.ts'
import { useText } from '../../../core/language/use-text.ts'
import { useProblemText } from '../common/use-problem-text.ts'
import { useMobile } from '../mobile/use-mobile.ts'
import { bothLimits, noChoices, unchosen } from '../../../entities/limits/first-choices.ts'
import {
  checkRegisterField,
  shownFields,
  type FormField,
  type RegisterSettings,
  type RegisterValues,
} from './fields.ts'

type Problems = Readonly<Partial<Record<FormField | 'terms', string | undefined>>>

/** The visitor's own calendar day, yyyy-MM-dd. */
const today = (): string => new Date().toLocaleDateString('sv-SE')

/** The limits that the form asks for, if it does. */
const useFirstChoices = (asksLimits: boolean) => {
  const [choices, setChoices] = useState(noChoices)
  const [isChecked, setIsChecked] = useState(false)
  const open = asksLimits ? unchosen(choices) : []
  return {
    isAsked: asksLimits,
    choices,
    change: setChoices,
    wrong: isChecked ? open : [],
    /** Shows what is missing. @returns the first of it */
    check: () => {
      setIsChecked(true)
      return open[0]
    },
    chosen: asksLimits ? bothLimits(choices) : undefined,
  }
}

/** The values of one tab of the registration form, and its errors by the brand's rules. */
export const useRegisterFields = (settings: RegisterSettings, prefilled: RegisterValues) => {
  const t = useText('auth')
  const sentenceOf = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const shown = shownFields(settings)
  const [typed, setTyped] = useState(prefilled)
  const [termsAccepted, setTermsAccepted] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const mobile = useMobile()
  const limits = useFirstChoices(settings.asksLimits)
  const values: RegisterValues = { ...typed, mobileNum: mobile.mobile.typed }

  const problemOf = (field: FormField, at: RegisterValues = values): string | undefined => {
    const problem = checkRegisterField(settings, field, at, today())
    return problem && sentenceOf(problem)
  }
  const clear = (...names: readonly (keyof Problems)[]) =>
    setProblems((known) => ({ ...known, ...Object.fromEntries(names.map((name) => [name, ''])) }))

  return {
    form,
    shown,
    values,
    problems,
    problemOf,
    clear,
    mobile,
    limits,
    terms: {
      accepted: termsAccepted,
      change: (accepted: boolean) => {
        setTermsAccepted(accepted)
        clear('terms')
      },
    },
    /** Shows the error of one field, and focuses it. */
    showError: (field: FormField, text: string) => {
      setProblems({ [field]: text })
      focusField(form, field)
    },
    /** Checks every field and goes to the first invalid one. Returns whether all are valid. */
    check: (): boolean => {
      const found: Problems = {
        ...Object.fromEntries(shown.map((field) => [field, problemOf(field)])),
        ...(!termsAccepted && { terms: t('auth.termsNeeded') }),
      }
      setProblems(found)
      const unchosenLimit = limits.check()
      const first = shown.find((field) => found[field]) ?? unchosenLimit ?? (found.terms && 'terms')
      if (first) focusField(form, first)
      return first === undefined
    },
    change: (field: FormField, text: string) => {
      if (field === 'mobileNum') mobile.changeTyped(text)
      else setTyped((known) => ({ ...known, [field]: text }))
      // A field found invalid is checked again at every keystroke; an untouched one is not.
      if (problems[field] !== undefined) {
        setProblems({ ...problems, [field]: problemOf(field, { ...values, [field]: text }) ?? '' })
      }
    },
    emptyCaptcha: () => setTyped((known) => ({ ...known, captcha: '' })),
    /** Leaving a filled field shows its error. */
    leave: (field: FormField) => {
      if (!values[field]) return
      setProblems((known) => ({ ...known, [field]: problemOf(field) ?? '' }))
    },
  }
}

export type RegisterFields = ReturnType<typeof useRegisterFields>
