import { Field } from '@trevo/ui/field.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import type { ComponentProps } from 'react'
import { useText } from '../language/use-text.ts'
import styles from './captcha.module.css'
import type { Captcha } from './use-captcha.ts'

/** The captcha picture, replaced when pressed, and the field for its text. */
export const CaptchaField = ({
  captcha,
  error,
  ...input
}: {
  readonly captcha: Captcha
  readonly error?: string | undefined
} & Omit<ComponentProps<'input'>, 'children'>) => {
  const t = useText('auth')
  return (
    <div className={styles['captcha']}>
      <button
        type="button"
        className={styles['picture']}
        aria-label={t('auth.captchaNew')}
        title={t('auth.captchaNew')}
        onClick={captcha.refresh}
      >
        <Picture captcha={captcha} />
      </button>
      <Field
        {...input}
        label={t('auth.captcha')}
        error={error}
        hint={t('auth.captchaHelp')}
        maxLength={5}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </div>
  )
}

const Picture = ({ captcha: { picture, failed } }: { readonly captcha: Captcha }) => {
  const t = useText('auth')
  if (failed) return <span className={styles['failed']}>{t('auth.captchaFailed')}</span>
  if (!picture) return <Skeleton height="100%" radius={12} />
  return <img src={picture} alt={t('auth.captchaImage')} width="120" height="48" />
}
