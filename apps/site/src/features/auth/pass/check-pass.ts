import type { FieldRule } from '@trevo/contract/wps/system.ts'
import { checkConfirmation, checkEntry, type FormProblem } from '@trevo/field-rules/check-form.ts'

export type NewPass = { readonly newPassword: string; readonly confirmNewPassword: string }

/** CHPW-2, CHPW-3: the new password must satisfy the brand's rule, and the confirmation must match it. */
export const checkNewPass = (
  rule: FieldRule,
  field: keyof NewPass,
  values: NewPass,
): FormProblem | undefined =>
  field === 'newPassword'
    ? checkEntry({ ...rule, required: true }, values.newPassword)
    : checkConfirmation(values.newPassword, values.confirmNewPassword)
