import { checkEntry } from '@trevo/field-rules/check-form.ts'
import { useEffect } from 'react'
import { useForm } from '../../../core/forms/use-form.ts'
import { useSession } from '../../../core/session/store.ts'
import { useCaptcha } from '../../../core/forms/use-captcha.ts'
import { useText } from '../../../core/language/use-text.ts'
import { useProblemText } from '../common/use-problem-text.ts'
import { recoverByMail } from './recover.ts'

const empty = { username: '', email: '', captcha: '' }
const emailPattern = 3

/** FORGOT-4: username and email by their rules, and the captcha where the brand has one. */
export const useEmailForm = (onSent: () => void) => {
  const t = useText('auth')
  const sentenceOf = useProblemText()
  const { setReg, whitelabelVal } = useSession()
  const asksCaptcha = whitelabelVal['CAPTCHA3'] ?? false
  const captcha = useCaptcha()
  const { refresh } = captcha
  useEffect(() => {
    if (asksCaptcha) refresh()
  }, [asksCaptcha, refresh])

  const check = (name: keyof typeof empty, values: typeof empty): string | undefined => {
    if (name === 'captcha') {
      return asksCaptcha && values.captcha === '' ? t('auth.enterCaptcha') : undefined
    }
    const rule = name === 'email' ? { ...setReg.email, patternId: emailPattern } : setReg.username
    const problem = checkEntry({ ...rule, required: true }, values[name])
    return problem && sentenceOf(problem)
  }
  const form = useForm({
    empty,
    check,
    send: async ({ username, email, captcha: typed }) => {
      const order = { username, email, ...(asksCaptcha && { captcha: typed }) }
      const failure = await recoverByMail(order, t('auth.verifyFailed'))
      if (!failure) {
        onSent()
        return undefined
      }
      // A picture is valid for one attempt.
      if (asksCaptcha) refresh()
      const field = failure.field as keyof typeof empty | undefined // this call names these fields
      return { message: failure.message || t('state.network'), field }
    },
  })
  return { ...form, captcha: asksCaptcha ? captcha : undefined }
}
