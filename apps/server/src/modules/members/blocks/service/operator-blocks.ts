import { dayMs } from '@trevo/calendar/durations.ts'
import type { Body } from '@trevo/contract/endpoint.ts'
import type { blockMember, unblockMember } from '@trevo/contract/ops/members/member-acts.ts'
import type { PermissionState } from '@trevo/contract/ops/members/members.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findMember } from '../../common/repository/find-member.ts'
import { getOwnedMember } from '../../common/service/get-office-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import { blockInTx, unblockInTx } from './block-in-tx.ts'
import { showPermissions } from './show-permissions.ts'

const longestMs = 5 * 366 * dayMs

type ByOperator = { readonly brandId: number; readonly operator: string; readonly key: string }

/** The operators' use cases: what a member may do, and for how long not. */
export const createOperatorBlocks = (needs: MembersNeeds) => {
  const { database, clock } = needs
  const { db } = database

  const show = async (memberId: bigint): Promise<{ permissions: PermissionState[] }> => {
    const member = await findMember(db, memberId)
    if (!member) throw new Refusal('member.unknown')
    return { permissions: await showPermissions(db, member) }
  }

  const readEnd = (until: string | null): Date | null => {
    if (until === null) return null
    const end = new Date(until)
    const aheadMs = end.getTime() - clock.now().getTime()
    if (aheadMs <= 0 || aheadMs > longestMs) throw new Refusal('member.block_end')
    return end
  }

  return {
    blockMember: async ({
      brandId,
      key,
      operator,
      permissions,
      reason,
      until,
    }: Body<typeof blockMember> & ByOperator) => {
      const end = readEnd(until)
      const { memberId } = await getOwnedMember(needs, db, brandId, key)
      const order = { memberId, permissions, operator, reason: reason.trim(), until: end }
      await database.inTx((tx) => blockInTx(needs, tx, order))
      return show(memberId)
    },

    unblockMember: async ({
      brandId,
      key,
      operator,
      permissions,
      reason,
    }: Body<typeof unblockMember> & ByOperator) => {
      const { memberId } = await getOwnedMember(needs, db, brandId, key)
      const order = { memberId, permissions, operator, reason: reason.trim() }
      await database.inTx((tx) => unblockInTx(needs, tx, order))
      return show(memberId)
    },
  }
}
export type OperatorBlocks = ReturnType<typeof createOperatorBlocks>
