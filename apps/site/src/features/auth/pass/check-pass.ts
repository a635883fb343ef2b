import type { FieldRule } from '@trevo/contract/wps/system.ts'
import { checkConfirmation, checkEntry, type FormProblem } from '@trevo/field-rules/check-form.ts'

export type NewPass = { readonly newPassword: string; readonly confirmNewPassword: string }

/** CHPW-2, CHPW-3: the new password by the brand's rule, and the second entry equal to it. */
export const checkNewPass = (
  rule: FieldRule,
  field: keyof NewPass,
  values: NewPass,
): FormProblem | undefined =>
  field === 'newPassword'
    ? checkEntry({ ...rule, required: true }, values.newPassword)
    : checkConfirmation(values.newPassword, values.confirmNewPassword)
