import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import { entryModes, nextStatus } from '@trevo/promotion-rules/status.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { updateEntry } from '../../common/repository/entries.ts'
import { insertSignIn } from '../../common/repository/promotions.ts'
import { requirePromotion } from './claim-promotion.ts'
import type { Asking, PromotionsContext } from '../../facts/service/context.ts'
import { openEntry, requireOpen, requirePlayer } from './take-part.ts'

/** Joins, or signs in for today. @throws Refusal `promotion.unknown`, `.closed`, `.taken`. */
export const createJoinPromotion =
  (context: PromotionsContext) =>
  async (asking: Asking, promotionId: number): Promise<Promotion> => {
    const { database, clock } = context
    const { brandId, memberId } = asking
    const promotion = await requirePromotion(context, brandId, promotionId)
    const mode = entryModes[promotion.kind]
    const now = clock.now()
    requireOpen(promotion, now)
    if (mode !== 'join' && mode !== 'signIn') throw new Refusal('promotion.closed')
    await database.inTx(async (tx) => {
      await requirePlayer(context, tx, memberId)
      const entry = await openEntry(context, tx, { memberId, promotion })
      if (entry.status === 'join') {
        const status = nextStatus('join', 'joins')
        if (status === 'process') await updateEntry(tx, entry.id, { status })
      }
      if (mode === 'signIn') {
        await insertSignIn(tx, promotionId, memberId, dayIn(now, promotion.time_zone))
      }
    })
    return context.showPromotion(asking, promotionId)
  }
