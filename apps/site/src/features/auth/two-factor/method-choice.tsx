import type {
  VerificationMethod,
  VerificationRequired,
} from '@trevo/contract/wps/security/verification.ts'
import {
  Fingerprint,
  KeyRound,
  Landmark,
  Mail,
  MessageSquareText,
  ShieldCheck,
  Smartphone,
  type LucideIcon,
} from 'lucide-react'
import { useText } from '../../../core/language/use-text.ts'
import styles from './two-factor.module.css'

const icons: Readonly<Record<VerificationMethod, LucideIcon>> = {
  mobile: Smartphone,
  email: Mail,
  bankAccountName: Landmark,
  totp: ShieldCheck,
  sms: MessageSquareText,
  passkey: Fingerprint,
  recovery: KeyRound,
}

/** ERR-18: the methods that this member has, each with what is known about it. */
export const MethodChoice = ({
  options,
  value,
  onChange,
}: {
  readonly options: VerificationRequired['options']
  readonly value: VerificationMethod
  readonly onChange: (method: VerificationMethod) => void
}) => {
  const t = useText('access')
  return (
    <fieldset className={styles['choice']}>
      <legend>{t('verify.choose')}</legend>
      {options.map(({ method, hint }) => {
        const Sign = icons[method]
        return (
          <label key={method} className={styles['method']}>
            <input
              type="radio"
              name="method"
              value={method}
              checked={method === value}
              onChange={() => onChange(method)}
            />
            <Sign size={20} aria-hidden="true" />
            <span>
              {t(`verify.method.${method}`)}
              {hint !== null && <small>{hint}</small>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
