import type { Tx } from '@trevo/database/connect.ts'
import { convertedOf } from '@trevo/promotion-rules/wagering.ts'
import { nextStatus } from '@trevo/promotion-rules/status.ts'
import type { BonusState } from '@trevo/contract/promotion-names.ts'
import { bonusLost, bonusReleased } from '../../common/domain/transfers.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import { updateBonus } from '../repository/bonuses.ts'
import { addEvent, lockEntry, updateEntry } from '../../common/repository/entries.ts'
import type { BonusRow, StoredStatus } from '../../tables.ts'

export type BonusEnd = Exclude<BonusState, 'active'>

/**
 * Ends a running bonus that the caller has locked: its hold is released, and the part that the member does not
 * keep returns to the house in the same transaction. Fully wagered it becomes money, up to its prize cap;
 * otherwise all of it is lost.
 */
export const endBonus = async (
  { wallet, clock }: Pick<PromotionsNeeds, 'wallet' | 'clock'>,
  tx: Tx,
  bonus: BonusRow,
  end: BonusEnd,
): Promise<BonusRow> => {
  if (bonus.state !== 'active') throw new Error(`bonus ${bonus.id} has ended`)
  const { id: bonusId, member_id: memberId, amount_minor: amountMinor } = bonus
  const convertedMinor = end === 'converted' ? convertedOf(amountMinor, bonus.wagering) : null
  const lostMinor = amountMinor - (convertedMinor ?? 0n)
  const now = clock.now()
  await wallet.release(tx, bonusReleased({ bonusId, memberId, amountMinor }))
  if (lostMinor > 0n) {
    await wallet.postInTx(tx, bonusLost({ bonusId, memberId, amountMinor: lostMinor }))
  }
  if (bonus.entry_id !== null) {
    const entry = await lockEntry(tx, bonus.entry_id)
    if (entry?.status === 'issued') {
      // In the table no other status than a stored one follows here.
      const status = nextStatus(entry.status, 'completes') as StoredStatus
      await updateEntry(tx, entry.id, { status })
    }
    await addEvent(tx, bonus.entry_id, { kind: `bonus_${end}`, at: now })
  }
  return updateBonus(tx, bonusId, {
    state: end,
    converted_minor: convertedMinor,
    ended_at: now,
  })
}
