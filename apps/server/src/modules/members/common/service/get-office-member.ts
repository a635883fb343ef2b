import { Refusal } from '@trevo/platform/refusal.ts'
import { kindOf } from '../domain/member-kind.ts'
import {
  findMemberByCustomerId,
  findMemberByUsername,
  type Member,
} from '../repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberDb } from '../../tables.ts'

/**
 * A member of the operator's brand by the customer id or the username; the same refusal for one of another brand.
 * @throws Refusal `member.unknown`
 */
export const getOfficeMember = async (
  db: MemberDb,
  brandId: number,
  key: string,
): Promise<Member> => {
  const byId = await findMemberByCustomerId(db, key)
  const member = byId?.brandId === brandId ? byId : await findMemberByUsername(db, brandId, key)
  if (!member) throw new Refusal('member.unknown')
  return member
}

/** The same, never the brand's trial user. @throws Refusal `member.unknown`, `member.is_trial` */
export const getOwnedMember = async (
  { settings }: Pick<MembersNeeds, 'settings'>,
  db: MemberDb,
  brandId: number,
  key: string,
): Promise<Member> => {
  const member = await getOfficeMember(db, brandId, key)
  if (kindOf(member.type, settings.memberBrandOf(brandId)) === 'trial') {
    throw new Refusal('member.is_trial')
  }
  return member
}
