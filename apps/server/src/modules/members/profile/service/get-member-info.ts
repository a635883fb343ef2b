import type { Language } from '@trevo/contract/shapes.ts'
import type { MemberInfo } from '@trevo/contract/wps/member.ts'
import type { z } from 'zod'
import { maskEmail, maskNumber } from '../../common/domain/mask.ts'
import { kindOf } from '../../common/domain/member-kind.ts'
import { findMember, type Member } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'

const clubLabelOf = async (
  { settings, vip }: MembersNeeds,
  { memberId, brandId, type }: Member,
  language: Language,
): Promise<MemberInfo['clubLabel']> => {
  if (kindOf(type, settings.memberBrandOf(brandId)) === 'trial') return null
  const rank = await vip.findRank(brandId, memberId)
  return rank ? { ...rank, labelName: rank.labelNames[language] } : null
}

/** The logged-in member by their own name; contact data is masked, since a stolen session reads it too. */
export const createGetMemberInfo =
  (needs: MembersNeeds) =>
  async (memberId: bigint, language: Language): Promise<z.input<typeof MemberInfo>> => {
    const member = await findMember(needs.database.db, memberId)
    if (!member) throw new Error(`session of unknown member ${memberId}`)
    const { email, mobileNumber, payeeName } = member
    return {
      id: member.customerId,
      account: member.account,
      nickname: member.nickname,
      type: member.type,
      email: email && maskEmail(email),
      mobile: mobileNumber && maskNumber(mobileNumber),
      payeeName,
      regDate: member.registeredAt.getTime(),
      isSharedPhone: await needs.identity.sharedPhone.isSharedPhone(memberId),
      hasAgent: member.uplineMemberId !== null,
      clubLabel: await clubLabelOf(needs, member, language),
    }
  }
