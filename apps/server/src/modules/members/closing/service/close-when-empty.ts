import { tables, type Tx } from '@trevo/database/connect.ts'
import { findMember } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import { saveClosed } from '../../profile/repository/save-profile.ts'
import { listObstacles, type Obstacle } from '../../profile/service/list-obstacles.ts'
import type { MemberTables } from '../../tables.ts'
import { releaseContacts } from '../repository/release-contacts.ts'

export type ClosingOrder = {
  readonly memberId: bigint
  readonly reason: string
  /** Runs in the closing transaction, under the balance's lock; false leaves the account open. */
  readonly mayClose: (tx: Tx) => Promise<boolean>
  /** Runs in the same transaction once the account is closed. */
  readonly afterwards: (tx: Tx) => Promise<void>
}

/**
 * Closes the account of a person who may not play any more, once nothing is left in it: answers what is left, and
 * nothing if the account is closed. Its sessions end, and a new account may have its contacts.
 */
export const createCloseWhenEmpty = (needs: MembersNeeds) => {
  const { database, wallet, play, cashier, identity, clock } = needs
  return async (order: ClosingOrder): Promise<readonly Obstacle[]> => {
    const { memberId, reason } = order
    const at = clock.now()
    const { seq } = await wallet.balanceOf(memberId)
    await play.projectBets()
    return database.inTx(async (tx) => {
      const db = tables<MemberTables>(tx)
      await wallet.setDebitGuard(tx, memberId, { mayDebit: false })
      const member = await findMember(db, memberId)
      if (!member || !(await order.mayClose(tx))) return []
      if (member.closedAt === null) {
        const left = await listObstacles(needs, tx, { memberId, projectedSeq: seq, at })
        if (left.length > 0) return left
        await saveClosed(db, memberId, { at, reason })
        await releaseContacts(db, memberId)
        await cashier.cancelChargesOf(tx, memberId)
        await identity.endSessionsInTx(tx, memberId)
      }
      await order.afterwards(tx)
      return []
    })
  }
}
/** Closes an account in the caller's transaction even if something is left in it: what comes later is returned. */
export const closeNowInTx = async (
  { wallet, cashier, identity, clock }: MembersNeeds,
  tx: Tx,
  memberId: bigint,
  reason: string,
): Promise<void> => {
  const db = tables<MemberTables>(tx)
  await wallet.setDebitGuard(tx, memberId, { mayDebit: false })
  await saveClosed(db, memberId, { at: clock.now(), reason })
  await releaseContacts(db, memberId)
  await cashier.cancelChargesOf(tx, memberId)
  await identity.endSessionsInTx(tx, memberId)
}

export type CloseWhenEmpty = ReturnType<typeof createCloseWhenEmpty>
