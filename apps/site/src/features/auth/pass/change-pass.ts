import { changePassword } from '@trevo/api-client/endpoints.ts'
import { call } from '../../../core/api/api.ts'
import type { FormFailure } from '../../../core/forms/use-form.ts'
import { renewToken } from '../../../core/session/renew-token.ts'
import { forgetStoredPassword, continueSession } from '../session/begin-session.ts'
import type { NewPass } from './check-pass.ts'

export type ChangePass = NewPass & { readonly oldPassword: string }

const fieldOf: Readonly<Record<string, keyof ChangePass>> = {
  'password.wrong': 'oldPassword',
  'password.invalid': 'newPassword',
  'password.too_common': 'newPassword',
  'password.unchanged': 'newPassword',
  'password.confirmation_differs': 'confirmNewPassword',
}

/** CHPW-4, CHPW-5: sends the change and continues as a known member. Returns the error, if any. */
export const changePass = async (
  values: ChangePass,
): Promise<FormFailure<keyof ChangePass> | undefined> => {
  const answer = await renewToken(() => call(changePassword, { body: values }))
  if (!answer.ok) {
    // The form then asks for it.
    if (answer.code === 'password.wrong') forgetStoredPassword()
    return { message: answer.message, field: fieldOf[answer.code] }
  }
  // The password is changed in any case; a reload continues with the stored token.
  await continueSession().catch(() => undefined)
  return undefined
}
