import type { Tx } from '@trevo/database/connect.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { Eligible } from '../../modules/rewards/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'

type Neighbours = {
  readonly members: MemberDirectory
  readonly wallet: Pick<Wallet, 'findGuarded' | 'lockMayDebit'>
}

/**
 * Who may get rewards: open accounts whose debits are not barred, and whom no operator blocked from bonuses. A
 * member who is excluded from play gets nothing that would entice them back.
 */
export const eligibleMembers = ({ members, wallet }: Neighbours) => {
  const findEligibles = async (
    memberIds: readonly bigint[],
    tx?: Tx,
  ): Promise<ReadonlyMap<bigint, Eligible>> => {
    const wanted = [...new Set(memberIds)]
    const [found, guarded] = await Promise.all([
      members.findMembers(wanted, tx),
      wallet.findGuarded(wanted, tx),
    ])
    return new Map(
      found.flatMap(({ memberId, brandId, closedAt, referrerMemberId, blocked }) =>
        closedAt || guarded.has(memberId) || blocked.includes('bonus')
          ? []
          : [[memberId, { brandId, referrerId: referrerMemberId }] as const],
      ),
    )
  }
  return {
    findEligibles,
    /** Inside a transaction it is read under the balance's lock, which excluding takes too. */
    findEligible: async (memberId: bigint, tx?: Tx): Promise<Eligible | undefined> => {
      if (!tx) return (await findEligibles([memberId])).get(memberId)
      if (!(await wallet.lockMayDebit(tx, memberId))) return undefined
      const member = await members.findMember(memberId, tx)
      if (!member || member.closedAt || member.blocked.includes('bonus')) return undefined
      return { brandId: member.brandId, referrerId: member.referrerMemberId }
    },
  }
}
