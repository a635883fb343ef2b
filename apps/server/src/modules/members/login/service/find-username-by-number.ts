import { findMemberByMobile } from '../../common/repository/find-member.ts'
import type { MemberDb } from '../../tables.ts'

const looksLikeNumber = /^\+?\d{8,15}$/

/**
 * The account name for a login with a confirmed mobile number, dialing code first, in place of the name; any other
 * text is already a name. A number takes precedence over a name with the same digits, so that registering a number
 * as a name does not hijack it.
 */
export const findUsernameByNumber = async (
  db: MemberDb,
  brandId: number,
  typed: string,
): Promise<string> => {
  const number = looksLikeNumber.test(typed) && `+${typed.replace('+', '')}`
  const owner = number ? await findMemberByMobile(db, brandId, number) : undefined
  return owner?.username ?? typed
}
