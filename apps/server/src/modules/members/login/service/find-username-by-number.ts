import { findMemberByMobile } from '../../common/repository/find-member.ts'
import type { MemberDb } from '../../tables.ts'

const looksLikeNumber = /^\+?\d{8,15}$/

/**
 * The account name for a login with a confirmed mobile number, dialing code first, in place
 * of the name; everything else is a name already. A number goes before a name of the same digits, so
 * that nobody can take a number's place by registering it as a name.
 */
export const findUsernameByNumber = async (
  db: MemberDb,
  brandId: number,
  typed: string,
): Promise<string> => {
  if (!looksLikeNumber.test(typed)) return typed
  const owner = await findMemberByMobile(db, brandId, `+${typed.replace('+', '')}`)
  return owner?.username ?? typed
}
