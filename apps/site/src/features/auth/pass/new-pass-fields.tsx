import { PasswordField } from '@trevo/ui/field.tsx'
import type { BoundField } from '../../../core/forms/use-form.ts'
import { useText } from '../../../core/language/use-text.ts'
import type { NewPass } from './check-pass.ts'

/** A new password and its confirmation. */
export const NewPassFields = ({
  field,
  hint,
}: {
  readonly field: (name: keyof NewPass) => BoundField
  /** The brand's rule in words. */
  readonly hint: string
}) => {
  const t = useText('access')
  const auth = useText('auth')
  const shared = {
    showLabel: auth('common.showPassword'),
    hideLabel: auth('common.hidePassword'),
    autoComplete: 'new-password',
    maxLength: 128,
    required: true,
  }
  return (
    <>
      <PasswordField
        {...shared}
        {...field('newPassword')}
        label={t('common.newPassword')}
        hint={field('newPassword').error === undefined ? hint : undefined}
      />
      <PasswordField {...shared} {...field('confirmNewPassword')} label={t('pass.confirm')} />
    </>
  )
}
