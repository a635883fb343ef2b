import { checkField } from '@trevo/field-rules/check-field.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Asking } from '../../../identity/index.ts'
import { isNickname } from '../domain/check-nickname.ts'
import { saveNickname } from '../repository/save-profile.ts'
import type { MembersNeeds } from '../../needs.ts'

type NewPassword = { readonly newPassword: string; readonly confirmNewPassword: string }

export type PasswordChange = NewPassword & { readonly oldPassword: string }
export type FirstLogin = NewPassword & { readonly nickname?: string | undefined }

/** The login password of a logged-in member: changed (CHPW-2..4), or chosen at the first login. */
export const createChangePassword = (needs: MembersNeeds) => {
  const { database, identity, settings } = needs

  const requireGoodForm = (brandId: number, { newPassword, confirmNewPassword }: NewPassword) => {
    const problem = checkField(settings.registerRulesOf(brandId).password, newPassword)
    if (problem) throw new Refusal('password.invalid', { ...problem, field: 'newPassword' })
    if (newPassword !== confirmNewPassword) {
      throw new Refusal('password.confirmation_differs', { field: 'confirmNewPassword' })
    }
  }

  return {
    changePassword: async (asking: Asking, form: PasswordChange): Promise<{ token: string }> => {
      requireGoodForm(asking.brandId, form)
      return { token: await identity.passwords.change(asking, form.oldPassword, form.newPassword) }
    },
    finishFirstLogin: async (asking: Asking, form: FirstLogin): Promise<{ token: string }> => {
      requireGoodForm(asking.brandId, form)
      const { nickname } = form
      if (nickname !== undefined && !isNickname(nickname)) {
        throw new Refusal('profile.field_invalid', { field: 'nickname' })
      }
      const token = await identity.passwords.choose(asking, form.newPassword)
      if (nickname !== undefined) await saveNickname(database.db, asking.memberId, nickname)
      return { token }
    },
  }
}
