import { tables } from '@trevo/database/connect.ts'
import { findMember } from '../../common/repository/find-member.ts'
import {
  findRunning,
  updateExclusion,
  type ExclusionRow,
} from '../../exclusion/repository/exclusions.ts'
import { closeAgainMs, endInTx } from '../../exclusion/service/end-exclusions.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberTables } from '../../tables.ts'
import type { CloseWhenEmpty } from './close-when-empty.ts'

/**
 * The term of a self-exclusion is over: the account is closed. What is left of the balance goes back to the
 * member's own account first; until it has, the exclusion stays in force and closing is tried again.
 */
export const createCloseExcluded =
  (needs: MembersNeeds, closeWhenEmpty: CloseWhenEmpty) =>
  async (row: ExclusionRow): Promise<void> => {
    const { database, clock, cashier } = needs
    const { exclusion_id: id, member_id: memberId } = row
    const left = await closeWhenEmpty({
      memberId,
      reason: 'self-exclusion',
      mayClose: async (tx) => {
        const running = await findRunning(tables<MemberTables>(tx), memberId)
        return running?.exclusion_id === id
      },
      afterwards: (tx) => endInTx(needs, tx, row, { kind: 'closed', at: clock.now() }),
    })
    if (left.length === 0) return
    const next = new Date(clock.now().getTime() + closeAgainMs)
    await updateExclusion(database.db, id, { close_next_at: next })
    if (!left.includes('balance')) return
    const member = await findMember(database.db, memberId)
    if (!member) throw new Error(`exclusion without a member: ${id}`)
    await cashier.returnBalance({ memberId, brandId: member.brandId, cause: `exclusion-${id}` })
  }
