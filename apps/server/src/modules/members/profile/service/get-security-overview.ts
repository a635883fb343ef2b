import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getSecurityOverview } from '@trevo/contract/wps/security/profile.ts'
import type { Caller } from '../../../../platform/http/actor.ts'
import { maskCpf } from '@trevo/field-rules/cpf.ts'
import { maskEmail, maskNumber } from '../../common/domain/mask.ts'
import { findMember } from '../../common/repository/find-member.ts'
import { findPrivateProfile } from '../repository/save-profile.ts'
import type { MembersNeeds } from '../../needs.ts'

const masked = (text: string | null, mask: (text: string) => string): string | null =>
  text === null ? null : mask(text)

/** The security center's first page; contact data masked, even for the member. */
export const createGetSecurityOverview =
  ({ database, identity }: MembersNeeds) =>
  async ({
    memberId,
    sessionId,
    requiredAction,
  }: Caller): Promise<Answer<typeof getSecurityOverview>> => {
    const { db } = database
    const [member, profile, guards] = await Promise.all([
      findMember(db, memberId),
      findPrivateProfile(db, memberId),
      identity.guardsOf(memberId, sessionId),
    ])
    if (!member) throw new Error(`session of unknown member ${memberId}`)
    const emailConfirmed = member.emailConfirmedAt !== null
    const mobileConfirmed = member.mobileConfirmedAt !== null
    const steps = [
      requiredAction !== 'password',
      guards.hasPaymentPassword,
      emailConfirmed || mobileConfirmed,
      guards.totpOn || guards.passkeyCount > 0,
    ]
    return {
      profile: {
        username: member.username,
        nickname: member.nickname,
        payeeName: member.payeeName,
        bornOn: profile.born_on,
        taxId: masked(member.taxId, maskCpf),
        email: masked(member.email, maskEmail),
        mobile: masked(member.mobileNumber, maskNumber),
        line: profile.line,
        whatsapp: masked(profile.whatsapp, maskNumber),
        facebook: profile.facebook,
        wechat: profile.wechat,
        qqNum: profile.qq_number,
      },
      emailConfirmed,
      mobileConfirmed,
      ...guards,
      passwordSetAt: guards.passwordSetAt.toISOString(),
      lastLoginAt: guards.lastLoginAt?.toISOString() ?? null,
      level: steps.filter(Boolean).length,
      requiredAction: requiredAction ?? null,
    }
  }
