import { useState } from 'react'
import { useNewPass } from '../pass/use-new-pass.ts'
import { useText } from '../../../core/language/use-text.ts'

/** One field for a new password by the brand's rule: its props, and whether it may be sent. */
export const useNewPassword = () => {
  const t = useText('auth')
  const newPass = useNewPass()
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()

  const problemOf = (newPassword: string): string | undefined =>
    newPass.check('newPassword', { newPassword, confirmNewPassword: '' })
  const check = (): boolean => {
    const problem = problemOf(value)
    setError(problem)
    return problem === undefined
  }
  return {
    value,
    check,
    showError: setError,
    field: {
      name: 'newPassword',
      autoComplete: 'new-password',
      maxLength: 128,
      'aria-required': true,
      showLabel: t('common.showPassword'),
      hideLabel: t('common.hidePassword'),
      hint: error === undefined ? newPass.hint : undefined,
      value,
      error,
      onChange: (event: { target: { value: string } }) => {
        setValue(event.target.value)
        if (error !== undefined) setError(problemOf(event.target.value))
      },
      onBlur: () => {
        if (value) check()
      },
    },
  }
}
