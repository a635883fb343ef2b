import type { OpenPrize } from '@trevo/contract/ops/compliance/prizes.ts'
import type { PrizesNeeds } from '../needs.ts'
import { addEvent, type By } from './add-event.ts'
import { createShowPrize } from './show-prize.ts'

/** Notes what an operator tried or found out. */
export const createNotePrize =
  (needs: PrizesNeeds) =>
  async (by: By, itemId: string, reason: string): Promise<OpenPrize> => {
    await addEvent(needs, by, itemId, { kind: 'noted', text: reason.trim() })
    return createShowPrize(needs)(by.brandId, itemId)
  }
