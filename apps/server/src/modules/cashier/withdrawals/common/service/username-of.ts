import type { WithdrawalContext } from '../context.ts'

/** The member's name without the brand, as its operators say it. */
export const usernameOf = async (
  members: WithdrawalContext['members'],
  memberId: bigint,
): Promise<string> => {
  const member = await members.findWithdrawalMember(memberId)
  if (!member) throw new Error(`a withdrawal of the unknown member ${memberId}`)
  return member.account.slice(member.account.indexOf('@') + 1)
}
