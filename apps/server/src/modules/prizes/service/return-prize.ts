import type { OpenPrize } from '@trevo/contract/ops/compliance/prizes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PrizesNeeds } from '../needs.ts'
import { addEvent, lockForEvent, type By } from './add-event.ts'
import { createShowPrize } from './show-prize.ts'

/**
 * Orders the return of what is left in a closed account, and notes what came of it. A repeated call orders nothing
 * twice: the return is named by item and balance. @throws Refusal `prize.not_returnable`
 */
export const createReturnPrize =
  (needs: PrizesNeeds) =>
  async (by: By, itemId: string, reason: string): Promise<OpenPrize> => {
    const item = await needs.database.inTx((tx) => lockForEvent(tx, by.brandId, itemId))
    if (item.kind !== 'balance' || item.member_id === null) {
      throw new Refusal('prize.not_returnable')
    }
    const { member_id: memberId, brand_id: brandId } = item
    const cause = `prize-${itemId}`
    const outcome = await needs.cashier.returnBalance({ memberId, brandId, cause })
    const kind = outcome === 'ordered' ? 'return_ordered' : 'undeliverable'
    await addEvent(needs, by, itemId, { kind, text: reason.trim() })
    return createShowPrize(needs)(brandId, itemId)
  }
