import type { AuthKey } from '@trevo/i18n/site/auth/load.ts'
import { Field, PasswordField, Select } from '@trevo/ui/field.tsx'
import type { ComponentProps } from 'react'
import styles from '../auth.module.css'
import { focusWhenShown } from '../focus-when-shown.ts'
import { useAuthText } from '../use-auth-text.ts'
import type { FormField } from './fields.ts'

/** What a browser, a phone's keyboard and a password manager must know of each field. */
const inputOf: Readonly<Partial<Record<FormField, ComponentProps<'input'>>>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  mobileNum: { autoComplete: 'tel-national', type: 'tel', inputMode: 'tel' },
  idNumber: { autoComplete: 'off', inputMode: 'numeric' },
}

const secret = new Set<FormField>(['password', 'confirmPassword', 'paymentPassword'])
const hints: Readonly<Partial<Record<FormField, AuthKey>>> = {
  paymentPassword: 'hint.paymentPassword',
  payeeName: 'hint.payeeName',
}

type Props = {
  readonly field: FormField
  readonly required: boolean
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
  readonly onLeave: () => void
}

/** One field of the registration form, by its name in the brand's rules. */
export const RegisterField = ({ field, required, value, error, onChange, onLeave }: Props) => {
  const t = useAuthText()
  const hint = hints[field]
  const shared = {
    ...(field === 'username' && { ref: focusWhenShown }),
    label: `${t(`field.${field}` as AuthKey)}${required ? ' *' : ''}`,
    name: field,
    value,
    error: error || undefined,
    hint: hint && t(hint),
    maxLength: 255,
    'aria-required': required,
    ...inputOf[field],
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: onLeave,
  }
  if (!secret.has(field)) return <Field {...shared} />
  const { type: _type, ...password } = shared as typeof shared & { type?: string }
  return <PasswordField {...password} showLabel={t('auth.show')} hideLabel={t('auth.hide')} />
}

// Until the country list of the platform is served: Brazil, and where most visitors travel from.
const dialingCodes = ['+55', '+351', '+1', '+54', '+595', '+598', '+56', '+57', '+34', '+44', '+81']

/** REG-4: a mobile number with its country's dialing code. */
export const MobileField = ({
  code,
  onCode,
  ...field
}: Props & { readonly code: string; readonly onCode: (code: string) => void }) => {
  const t = useAuthText()
  return (
    <div className={styles['mobile']}>
      <Select
        label={t('field.countryDialingCode')}
        value={code}
        autoComplete="tel-country-code"
        options={dialingCodes.map((one) => ({ value: one, label: one }))}
        onChange={(event) => onCode(event.target.value)}
      />
      <RegisterField {...field} />
    </div>
  )
}
