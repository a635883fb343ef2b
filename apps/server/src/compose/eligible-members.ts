import type { MemberDirectory } from '../modules/members/index.ts'
import type { Eligible } from '../modules/rewards/index.ts'
import type { Wallet } from '../modules/wallet/index.ts'

type Neighbours = {
  readonly members: MemberDirectory
  readonly wallet: Pick<Wallet, 'findGuarded'>
}

/**
 * Who may be given something: accounts that are open, whose debits nobody bars. Somebody who is shut out
 * of play gets nothing that would call him back.
 */
export const eligibleMembers = ({ members, wallet }: Neighbours) => {
  const findEligibles = async (
    memberIds: readonly bigint[],
  ): Promise<ReadonlyMap<bigint, Eligible>> => {
    const wanted = [...new Set(memberIds)]
    const [found, guarded] = await Promise.all([
      members.findMembers(wanted),
      wallet.findGuarded(wanted),
    ])
    return new Map(
      found.flatMap(({ memberId, brandId, closedAt, referrerMemberId }) =>
        closedAt || guarded.has(memberId)
          ? []
          : [[memberId, { brandId, referrerId: referrerMemberId }] as const],
      ),
    )
  }
  return {
    findEligibles,
    findEligible: async (memberId: bigint): Promise<Eligible | undefined> =>
      (await findEligibles([memberId])).get(memberId),
  }
}
