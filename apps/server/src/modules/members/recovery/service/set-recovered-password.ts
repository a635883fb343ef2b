import { checkEntry } from '@trevo/field-rules/check-form.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import type { Device } from '../../../identity/index.ts'
import { findMember, findMemberByMobile, type Member } from '../../common/repository/find-member.ts'
import { deleteResetLink, findResetLink } from '../repository/reset-links.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'
import { createReadMobile, type TypedMobile } from '../../codes/service/read-mobile.ts'
import { hashLinkToken } from './recover-by-email.ts'

type Setting = {
  readonly brand: Brand
  readonly newPassword: string
  readonly device: Device
}
export type LinkSetting = Setting & { readonly ticket: string }
export type PhoneSetting = Setting & {
  readonly mobile: TypedMobile
  readonly verificationCode: string
  readonly firebaseIdToken: string | undefined
}

type Allowed = {
  readonly member: Member
  readonly method: 'email' | 'sms'
  spend(tx: Tx): Promise<void>
}

/**
 * A new password for a member who followed the mailed link, or has the code sent to their phone. Returns the login
 * name. A refused password uses up neither link nor code.
 */
export const createSetRecoveredPassword = (needs: MembersNeeds) => {
  const { database, clock, identity, verification, settings } = needs
  const readMobile = createReadMobile(needs)

  const requireGoodField = ({ brand, newPassword }: Setting) => {
    const rule = { ...settings.registerRulesOf(brand.id).password, required: true }
    const problem = checkEntry(rule, newPassword)
    if (problem) {
      throw new Refusal('register.field_invalid', { ...problem, field: 'newPassword' })
    }
  }

  const set = async ({ brand, newPassword, device }: Setting, allowed: Allowed) => {
    const { memberId, username } = allowed.member
    identity.requireGoodPassword(newPassword, username)
    const { method, spend } = allowed
    const brandId = brand.id
    await identity.recoverPassword({ memberId, brandId, newPassword, device, method, spend })
    return { username }
  }

  return {
    /** Refuses `recovery.link_invalid` for a link that was used, replaced, is too old or never existed. */
    setPasswordByLink: async (setting: LinkSetting): Promise<{ username: string }> => {
      requireGoodField(setting)
      const { db } = database
      const hash = hashLinkToken(setting.ticket)
      const memberId = await findResetLink(db, setting.brand.id, hash, clock.now())
      const member = memberId === undefined ? undefined : await findMember(db, memberId)
      if (!member || member.closedAt) throw new Refusal('recovery.link_invalid')
      return set(setting, {
        member,
        method: 'email',
        spend: async (tx) => {
          const isFirst = await deleteResetLink(tables<MemberTables>(tx), hash)
          if (!isFirst) throw new Refusal('recovery.link_invalid')
        },
      })
    },

    /** Refuses like the number and its code; an unknown number has no right code. */
    setPasswordByPhone: async (setting: PhoneSetting): Promise<{ username: string }> => {
      const { brand, mobile, verificationCode, firebaseIdToken } = setting
      const to = readMobile(brand.id, mobile)
      requireGoodField(setting)
      const proof = await verification.checkMobile({
        brandId: brand.id,
        purpose: 'recover',
        to,
        code: verificationCode,
        idToken: firebaseIdToken,
      })
      const member = await findMemberByMobile(database.db, brand.id, to)
      if (!member || member.closedAt) throw new Refusal('code.wrong')
      return set(setting, { member, method: 'sms', spend: proof.spend })
    },
  }
}
