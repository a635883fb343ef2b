import { Field } from '@trevo/ui/field.tsx'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import styles from '../common/auth.module.css'
import { CaptchaField } from '../../../core/forms/captcha-field.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { useEmailForm } from './use-email-form.ts'

/** FORGOT-4: name and email address of the account; a link is mailed to the account they match. */
export const EmailForm = ({ onSent }: { readonly onSent: () => void }) => {
  const t = useText('auth')
  const form = useEmailForm(onSent)
  const shared = { autoCapitalize: 'none', spellCheck: false, 'aria-required': true } as const
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <p className={styles['lead']}>{t('forgot.emailText')}</p>
      <Field
        {...shared}
        {...form.field('username')}
        label={`${t('field.username')} *`}
        autoComplete="username"
        maxLength={64}
      />
      <Field
        {...shared}
        {...form.field('email')}
        label={`${t('field.email')} *`}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={255}
      />
      {form.captcha && <CaptchaField captcha={form.captcha} {...form.field('captcha')} />}
      <FormEnd form={form} label={t('forgot.emailSend')} />
      <output className="visually-hidden">{form.isBusy ? t('forgot.sending') : ''}</output>
    </form>
  )
}
