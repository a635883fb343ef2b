import type { Tx } from '@trevo/database/connect.ts'
import {
  mayBeOffered,
  type KnownMember,
  type Member,
  type MemberDirectory,
} from '../../modules/members/index.ts'
import type { Eligible } from '../../modules/rewards/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'

type Neighbours = {
  readonly members: MemberDirectory
  readonly wallet: Pick<Wallet, 'findGuarded' | 'lockMayDebit'>
}

const eligibleOf = ({ brandId, referrerMemberId }: Member): Eligible => ({
  brandId,
  referrerId: referrerMemberId,
})

/**
 * Who may get rewards: open accounts whose debits are not barred, and to whom they may be offered
 * (`mayBeOffered`). A member who is excluded from play gets nothing that would entice them back. What was earned
 * before is paid as long as an operator did not block it (`findPayable`).
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
      found.flatMap((member) =>
        member.closedAt || guarded.has(member.memberId) || !mayBeOffered(member, 'bonus')
          ? []
          : [[member.memberId, eligibleOf(member)] as const],
      ),
    )
  }
  /** Inside a transaction it is read under the balance's lock, which excluding takes too. */
  const findOpen = async (memberId: bigint, tx?: Tx): Promise<KnownMember | undefined> => {
    const mayDebit = tx
      ? await wallet.lockMayDebit(tx, memberId)
      : !(await wallet.findGuarded([memberId])).has(memberId)
    const member = mayDebit ? await members.findMember(memberId, tx) : undefined
    return member?.closedAt === null ? member : undefined
  }
  return {
    findEligibles,
    findEligible: async (memberId: bigint, tx?: Tx): Promise<Eligible | undefined> => {
      const member = await findOpen(memberId, tx)
      return member && mayBeOffered(member, 'bonus') ? eligibleOf(member) : undefined
    },
    /** The same for what was earned before. */
    findPayable: async (memberId: bigint, tx?: Tx): Promise<Eligible | undefined> => {
      const member = await findOpen(memberId, tx)
      return member && !member.blocked.includes('bonus') ? eligibleOf(member) : undefined
    },
  }
}
