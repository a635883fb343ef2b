import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import { fillBounds } from '@trevo/field-rules/fill-message.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { Field, PasswordField } from '@trevo/ui/field.tsx'
import type { ComponentProps } from 'react'
import { focusWhenShown } from '../common/focus-when-shown.ts'
import { useText } from '../../../core/language/use-text.ts'
import type { FormField } from './fields.ts'

/** What browsers, phone keyboards and password managers need to know about each field. */
const inputOf: Readonly<Partial<Record<FormField, ComponentProps<'input'>>>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  idNumber: { autoComplete: 'off', inputMode: 'numeric' },
  bornOn: { autoComplete: 'bday', type: 'date', min: '1900-01-01' },
  recommenderId: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  affiliateCode: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
}

const secret = new Set<FormField>(['password', 'confirmPassword', 'paymentPassword'])
const hints: Readonly<Partial<Record<FormField, AreaKey<'auth'>>>> = {
  paymentPassword: 'hint.paymentPassword',
  payeeName: 'common.payeeNameHint',
  bornOn: 'common.mustBe18',
}

type Props = {
  readonly field: FormField
  readonly rules: RegisterRules
  readonly required: boolean
} & Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
    readonly error: string | undefined
  }

/** One field of the registration form, by its name in the brand's rules. */
export const RegisterField = ({ field, rules, required, ...bound }: Props) => {
  const t = useText('auth')
  const hint = hints[field]
  const { minLength, maxLength } = rules.password
  // MSG-1: the required length of a password is shown before typing.
  const passwordHint =
    field === 'password' && !bound.error
      ? fillBounds(t('password_length'), minLength, maxLength)
      : undefined
  const shared = {
    ...(field === 'username' && { ref: focusWhenShown }),
    ...bound,
    label: `${t(`field.${field}` as AreaKey<'auth'>)}${required ? ' *' : ''}`, // every field has its texts
    name: field,
    hint: passwordHint ?? (hint && t(hint)),
    maxLength: 255,
    'aria-required': required,
    ...inputOf[field],
  }
  if (!secret.has(field)) return <Field {...shared} />
  const { type: _type, ...password } = shared as typeof shared & { type?: string }
  return (
    <PasswordField
      {...password}
      showLabel={t('common.showPassword')}
      hideLabel={t('common.hidePassword')}
    />
  )
}
