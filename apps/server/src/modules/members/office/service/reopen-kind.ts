import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import { coolingEnd } from '../../common/domain/reopenable.ts'
import { addOfficeEvent } from '../../common/repository/office-events.ts'
import { hasOpenAccountBeside, lockPersonOf } from '../../common/repository/persons.ts'
import { applyStanding } from '../../common/service/apply-standing.ts'
import { getOwnedMember } from '../../common/service/get-office-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberTables } from '../../tables.ts'
import { saveReopened } from '../repository/save-reopened.ts'

export const reopenKindName = 'reopenMember'

/**
 * Opens a closed account again, within 30 days. What the member's exclusion or an operator's blocks take away stays
 * taken away. A person who has a newer account at the brand keeps that one. Its target is the username.
 */
export const reopenKind = (needs: MembersNeeds): ChangeKind => {
  const { wallet, clock } = needs
  const lock = async (tx: Tx, { brandId, target }: ChangeOrder) => {
    const db = tables<MemberTables>(tx)
    const { memberId } = await getOwnedMember(needs, db, brandId, target)
    // A newer account takes its CPF under this lock.
    await lockPersonOf(db, memberId)
    // The lock that closing takes first.
    await wallet.lockBalance(tx, memberId)
    const { closedAt } = await getOwnedMember(needs, db, brandId, target)
    if (!closedAt) throw new Refusal('member.not_closed')
    const until = coolingEnd(closedAt)
    if (clock.now() >= until) {
      throw new Refusal('member.reopen_too_late', { until: until.toISOString() })
    }
    if (await hasOpenAccountBeside(db, memberId)) throw new Refusal('member.has_newer_account')
    return { db, memberId, closedAt }
  }
  return changeKind({
    kind: reopenKindName,
    right: 'members.correct',
    input: z.strictObject({}),
    describe: async (tx, order) => {
      const { closedAt } = await lock(tx, order)
      const before = { member: order.target, closedAt: closedAt.toISOString() }
      return { before, after: { ...before, closedAt: null } }
    },
    execute: async (tx, order, { decided: operator, reason }) => {
      const { db, memberId } = await lock(tx, order)
      await saveReopened(db, memberId)
      await applyStanding(needs, tx, memberId)
      const event = { memberId, at: clock.now(), kind: 'reopened', operator, reason } as const
      await addOfficeEvent(db, event)
    },
  })
}
