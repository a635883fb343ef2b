import { sendFeedback } from '@trevo/api-client/endpoints.ts'
import type { FeedbackType } from '@trevo/contract/wps/feedback.ts'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { call } from '../../../core/api/api.ts'
import { useSession } from '../../../core/session/store.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { useCaptcha } from '../../../core/forms/use-captcha.ts'
import { feedbackTypes } from './feedback-types.ts'
import { useText } from '../../../core/language/use-text.ts'

const empty = { type: '', content: '', sender: '', captcha: '' }
type Values = typeof empty

/** In the order of the form: what is required (FEEDBACK-3). */
const required = ['type', 'content', 'captcha'] as const

/** State of the feedback form; `onSent` gets the reference number. */
export const useFeedback = (
  type: FeedbackType | undefined,
  onSent: (referenceNumber: string) => void,
) => {
  const t = useText('feedback')
  const { userInfo, memberInfo } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const [values, setValues] = useState<Values>({
    ...empty,
    type: type === undefined ? '' : String(type),
  })
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { refresh } = captcha
  useEffect(() => refresh(), [refresh])

  const focusOn = (field: keyof Values) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

  const change = (field: keyof Values) => (text: string) => {
    setFailure(undefined)
    setValues((typed) => ({ ...typed, [field]: text }))
  }

  const send = async (kind: FeedbackType) => {
    const name = userInfo?.userName ?? memberInfo?.account.split('@').at(-1)
    const { content, captcha: code } = values
    const body = { type: kind, content, sender: name ?? values.sender.trim(), captcha: code }
    const answer = await call(sendFeedback, { body })
    if (answer.ok) return onSent(answer.value.referenceNumber)
    // A picture is valid for one attempt.
    captcha.refresh()
    setValues((typed) => ({ ...typed, captcha: '' }))
    setFailure(answer.message || t('state.network'))
    focusOn('captcha')
  }

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const missing = required.filter((field) => values[field].trim() === '')
    const kind = feedbackTypes.find((one) => String(one) === values.type)
    if (missing.length > 0 || kind === undefined) {
      const fields = missing.map((field) => t(`feedback.${field}`)).join(', ')
      return openPopup('warning', { text: t('feedback.isEmpty', { fields }) })
    }
    setFailure(undefined)
    setIsBusy(true)
    await send(kind).finally(() => setIsBusy(false))
  }

  return { values, change, captcha, failure, isBusy, form, onSubmit }
}
