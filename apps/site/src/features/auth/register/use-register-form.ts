import type { SocialLink } from '@trevo/contract/wps/security/social.ts'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { openPopup } from '../../../core/popups/popups.ts'
import { useCaptcha } from '../../../core/forms/use-captcha.ts'
import { focusField } from '../common/focus-field.ts'
import { siteHuman } from '../human/site-human.ts'
import { readMobile, type MobileToSend } from '../mobile/check-mobile.ts'
import { useMobile } from '../mobile/use-mobile.ts'
import { beginSession } from '../session/begin-session.ts'
import type { CodeProof } from '../sms-code/code-channel.ts'
import { useCodeChannel } from '../sms-code/use-code-channel.ts'
import { useSmsCode } from '../sms-code/use-sms-code.ts'
import { useAuthText } from '../common/use-auth-text.ts'
import { useProblemText } from '../common/use-problem-text.ts'
import { findAffiliateProblem } from './check-affiliate.ts'
import {
  checkRegisterField,
  shownFields,
  type FormField,
  type RegisterSettings,
  type RegisterValues,
} from './fields.ts'
import { register, type RegisterOutcome } from './register.ts'
import { sendRegisterCodeFor } from './send-register-code.ts'
import { findUrlCodes } from './url-codes.ts'

type Problems = Readonly<Partial<Record<FormField | 'terms', string>>>
type Confirmed = { readonly mobile?: MobileToSend; readonly proof?: CodeProof }

/** The visitor's own calendar day, yyyy-MM-dd. */
const today = (): string => new Date().toLocaleDateString('sv-SE')

/** State of one tab of the registration form by the brand's rules. */
export const useRegisterForm = (
  settings: RegisterSettings,
  onRegistered: () => void,
  social?: SocialLink,
) => {
  const t = useAuthText()
  const sentenceOf = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const fields = shownFields(settings)
  const [codes] = useState(() => findUrlCodes(location.search))
  const [typed, setTyped] = useState<RegisterValues>({
    affiliateCode: codes.affiliateCode,
    email: social?.email ?? '',
    payeeName: social?.name ?? '',
  })
  const [termsAccepted, setTermsAccepted] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const entry = useMobile()
  const channel = useCodeChannel(sendRegisterCodeFor[settings.regType])
  const values: RegisterValues = { ...typed, mobileNum: entry.mobile.typed }

  const { refresh } = captcha
  const { showCaptcha, rules } = settings
  useEffect(() => {
    if (showCaptcha) refresh()
  }, [showCaptcha, refresh])

  const problemOf = (field: FormField, at: RegisterValues = values): string | undefined => {
    const problem = checkRegisterField(settings, field, at, today())
    return problem && sentenceOf(problem)
  }
  const complain = (field: FormField, text: string): undefined => {
    setProblems({ [field]: text })
    focusField(form, field)
  }
  const sms = useSmsCode({
    channel,
    rule: rules.mobileNum,
    mobile: entry.mobile,
    onBadMobile: (problem) => complain('mobileNum', problemOf('mobileNum') ?? t(...problem)),
    onSent: () => {
      setProblems((known) => ({ ...known, mobileNum: '', verificationCode: '' }))
      focusField(form, 'verificationCode')
    },
  })

  const findProblems = (): Problems => ({
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const problem = problemOf(field)
        return problem ? [[field, problem]] : []
      }),
    ),
    ...(!termsAccepted && { terms: t('auth.termsNeeded') }),
  })

  /** The number in the server's form, and what proves it; undefined after saying what is wrong. */
  const confirm = async (): Promise<Confirmed | undefined> => {
    if (!fields.includes('mobileNum') || !values.mobileNum) return {}
    const read = await readMobile(rules.mobileNum, entry.mobile)
    if ('problem' in read) return complain('mobileNum', t(...read.problem))
    const { mobile } = read
    if (!fields.includes('verificationCode')) return { mobile }
    const proving = await channel.prove(values.verificationCode ?? '')
    if (!proving.ok) return complain('verificationCode', proving.message)
    return { mobile, proof: proving.proof }
  }

  /** REG-16, REG-17, ERR-1: whether the form may go on with its affiliate code. */
  const isAffiliateGood = async (code: string): Promise<boolean> => {
    const problem = await findAffiliateProblem(code)
    if (!problem) return true
    const text = problem === 'invalid' ? t('invitation_code_error') : problem.message
    openPopup('warning', { text: text || t('auth.networkFailed'), button: 'confirm' })
    return false
  }

  const show = (outcome: Exclude<RegisterOutcome, { kind: 'welcome' }>) => {
    if (outcome.kind === 'notHuman') return setFailure(t('auth.verifyFailed'))
    if (showCaptcha) {
      refresh()
      setTyped((known) => ({ ...known, captcha: '' }))
    }
    const message = outcome.message || t('auth.networkFailed')
    const { field } = outcome
    if (!field || !fields.includes(field)) return setFailure(message)
    // The rule's own sentence says more than the server's "check the field".
    complain(field, problemOf(field) ?? message)
  }

  const send = async () => {
    const confirmed = await confirm()
    if (!confirmed) return
    // REG-15
    const isAffiliateShown = fields.includes('affiliateCode')
    const affiliateCode = isAffiliateShown ? (values.affiliateCode ?? '') : codes.affiliateCode
    if (!(await isAffiliateGood(affiliateCode))) return
    const { mobile, proof } = confirmed
    const outcome = await register(
      {
        regType: settings.regType,
        values,
        mobile,
        proof,
        termsAccepted,
        referralCode: codes.referralCode,
        affiliateCode,
        linkId: social?.linkId,
      },
      siteHuman,
    )
    if (outcome.kind !== 'welcome') return show(outcome)
    await beginSession(outcome.welcome)
    onRegistered()
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    const found = findProblems()
    setProblems(found)
    const first = [...fields, 'terms' as const].find((field) => found[field])
    if (first) return focusField(form, first)
    setIsBusy(true)
    void send()
      .catch(() => setFailure(t('auth.networkFailed')))
      .finally(() => setIsBusy(false))
  }

  const change = (field: FormField, text: string) => {
    siteHuman.prepare()
    if (field === 'mobileNum') entry.changeTyped(text)
    else setTyped((known) => ({ ...known, [field]: text }))
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
    sms,
    mobile: { ...entry, changeTyped: (text: string) => change('mobileNum', text) },
    terms: { accepted: termsAccepted, change: changeTerms },
  }
}
