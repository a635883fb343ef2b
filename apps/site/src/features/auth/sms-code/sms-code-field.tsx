import { formatLeft } from '@trevo/ui/countdown.tsx'
import { Field } from '@trevo/ui/field.tsx'
import type { ComponentProps } from 'react'
import styles from '../common/auth.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { codeLengthMax } from './check-code.ts'
import type { SmsCode } from './use-sms-code.ts'

/** The SMS code, and the button that sends one and then counts down. */
export const SmsCodeField = ({
  sms,
  error,
  ...input
}: {
  readonly sms: SmsCode
  readonly error: string | undefined
} & Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'>) => {
  const t = useText('auth')
  const { leftSec, sentTo, said, isSending } = sms
  return (
    <Field
      {...input}
      label={`${t('code.label')} *`}
      name="verificationCode"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={codeLengthMax}
      aria-required
      error={error || undefined}
      hint={
        <output>
          {sentTo && <span>{t('code.sent', { number: sentTo })}</span>}
          {said && <span> {said}</span>}
        </output>
      }
      after={
        <button
          type="button"
          className={styles['send']}
          aria-disabled={leftSec > 0 || isSending}
          aria-busy={isSending}
          onClick={() => void sms.send()}
        >
          {leftSec > 0
            ? t('code.wait', { time: formatLeft(leftSec * 1_000) })
            : t(sentTo ? 'common.sendAgain' : 'common.sendCode')}
        </button>
      }
    />
  )
}
