import { PasswordField } from '@trevo/ui/field.tsx'
import type { ComponentProps } from 'react'
import { useText } from '../language/use-text.ts'

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'showLabel' | 'hideLabel'>

/** The six digits that confirm a movement of money. */
export const PaymentPasswordField = (props: Props) => {
  const t = useText('common')
  return (
    <PasswordField
      {...props}
      label={t('field.paymentPassword')}
      showLabel={t('common.show')}
      hideLabel={t('common.hide')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
    />
  )
}
