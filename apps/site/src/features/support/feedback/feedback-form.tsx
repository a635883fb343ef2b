import type { FeedbackType } from '@trevo/contract/wps/feedback.ts'
import { Field, Select, TextArea } from '@trevo/ui/field.tsx'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { useSession } from '../../../core/session/store.ts'
import { countWords, firstCharacters } from './count-text.ts'
import styles from './feedback.module.css'
import { CaptchaField } from '../../../core/forms/captcha-field.tsx'
import { feedbackHintMin, feedbackLengthMax, feedbackTypes } from './feedback-types.ts'
import { useFeedback } from './use-feedback.ts'
import { useText } from '../../../core/language/use-text.ts'

/** FEEDBACK-1, FEEDBACK-2: the type, a text of 200 characters, and the captcha. */
export const FeedbackForm = ({
  type,
  onSent,
}: {
  readonly type?: FeedbackType | undefined
  readonly onSent: (referenceNumber: string) => void
}) => {
  const t = useText('feedback')
  const { isLogin } = useSession()
  const { values, change, captcha, failure, isBusy, form, onSubmit } = useFeedback(type, onSent)
  const types = feedbackTypes.map((one) => ({
    value: String(one),
    label: t(`feedback.type${one}`),
  }))
  return (
    <form ref={form} className={styles['form']} onSubmit={onSubmit} noValidate>
      <p className={styles['lead']}>{t('feedback.lead')}</p>
      <Select
        name="type"
        label={t('feedback.type')}
        options={[{ value: '', label: t('common.choose') }, ...types]}
        value={values.type}
        onChange={(event) => change('type')(event.target.value)}
      />
      <TextArea
        name="content"
        label={t('feedback.content')}
        hint={t('content_length', [feedbackHintMin, feedbackLengthMax])}
        counter={t('feedback.count', {
          characters: [...values.content].length,
          max: feedbackLengthMax,
          words: t('feedback.words', { count: countWords(values.content) }),
        })}
        rows={5}
        value={values.content}
        // `maxLength` of a text area counts code units.
        onChange={(event) =>
          change('content')(firstCharacters(event.target.value, feedbackLengthMax))
        }
      />
      {!isLogin && (
        <Field
          name="sender"
          label={t('feedback.sender')}
          hint={t('feedback.senderHint')}
          autoComplete="email"
          maxLength={64}
          value={values.sender}
          onChange={(event) => change('sender')(event.target.value)}
        />
      )}
      <CaptchaField
        captcha={captcha}
        name="captcha"
        value={values.captcha}
        onChange={(event) => change('captcha')(event.target.value)}
      />
      <FormEnd form={{ failure, isBusy }} label={t('common.send')} />
    </form>
  )
}
