import { coolingEnd } from '../../common/domain/reopenable.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Asking } from '../../../identity/index.ts'
import { saveClosed } from '../repository/save-profile.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'
import { listObstacles } from './list-obstacles.ts'

export type Closing = { readonly password: string; readonly reason?: string | undefined }

/**
 * Closes the account: no stake from then on, every session ends, no login afterwards. Refuses
 * `account.close_blocked` {reasons} while money, a withdrawal, an open round or anything else is open in a module.
 * Unpaid charges are cancelled, and later payments are returned.
 */
export const createCloseAccount = (needs: MembersNeeds) => {
  const { database, clock, identity, wallet, play, cashier } = needs

  return async (asking: Asking, { password, reason }: Closing) => {
    const { memberId, brandId, device, sessionId } = asking
    await identity.provePassword({ memberId, password, address: device.address })
    const closedAt = clock.now()
    const { seq } = await wallet.balanceOf(memberId)
    await play.projectBets()
    await database.inTx(async (tx) => {
      // First no more stakes, then the check: nothing slips in between.
      await wallet.setDebitGuard(tx, memberId, { mayDebit: false })
      const reasons = await listObstacles(needs, tx, { memberId, projectedSeq: seq, at: closedAt })
      if (reasons.length > 0) throw new Refusal('account.close_blocked', { reasons })
      const closed = { at: closedAt, reason: reason?.trim() || null }
      await saveClosed(tables<MemberTables>(tx), memberId, closed)
      await cashier.cancelChargesOf(tx, memberId)
      const event = { memberId, brandId, kind: 'account_closed', device, sessionId } as const
      await identity.recordEvent(tx, event)
    })
    await identity.endSessionsOf(memberId)
    return {
      closedAt: closedAt.toISOString(),
      reopenableUntil: coolingEnd(closedAt).toISOString(),
    }
  }
}
