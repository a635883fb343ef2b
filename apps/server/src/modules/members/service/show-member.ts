import type { MemberInfo } from '@trevo/contract/wps/member.ts'
import type { z } from 'zod'
import { maskEmail, maskNumber, maskPerson } from '../domain/mask.ts'
import { findMember } from '../repository/find-member.ts'
import type { MemberDb } from '../repository/tables.ts'

/** Who is logged in, with contact data masked even for the member: a stolen session reads it too. */
export const createShowMember =
  (db: MemberDb) =>
  async (memberId: bigint): Promise<z.input<typeof MemberInfo>> => {
    const member = await findMember(db, memberId)
    if (!member) throw new Error(`session of unknown member ${memberId}`)
    const { email, mobileNumber, payeeName } = member
    return {
      id: member.customerId,
      account: member.account,
      nickname: member.nickname,
      type: member.type,
      email: email && maskEmail(email),
      mobile: mobileNumber && maskNumber(mobileNumber),
      payeeName: payeeName && maskPerson(payeeName),
      regDate: member.registeredAt.getTime(),
    }
  }
