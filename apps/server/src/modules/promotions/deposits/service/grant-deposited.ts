import { rewardAmount } from '@trevo/promotion-rules/reward-amount.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import {
  addEvent,
  hasDeposited,
  listDeposited,
  lockEntry,
  updateEntry,
} from '../../common/repository/entries.ts'
import { lockPromotion } from '../../common/repository/promotions.ts'
import { tables } from '@trevo/database/connect.ts'
import { underTerms } from '../../common/repository/versions.ts'
import type { EntryRow, PromotionsTables } from '../../tables.ts'
import type { PromotionsContext } from '../../facts/service/context.ts'
import { giveOrHold } from '../../entries/service/take-part.ts'

const lookedAtMax = 200
/** A member who deposits by Pix is known by document and account; the deposit names no device. */
const noDevice = { userAgent: '', address: '::' }

/**
 * Gives the bonus of deposits without other conditions. If it is refused now, the member can claim it later. A
 * job, ten times a second.
 */
export const createGrantDeposited = (context: PromotionsContext) => async (): Promise<void> => {
  const { database, facts, clock } = context

  const grant = async (entry: EntryRow): Promise<void> => {
    const { promotion_id: promotionId, member_id: memberId, brand_id: brandId } = entry
    const known = await facts.ofMember(brandId, memberId)
    const basis = { amountMinor: entry.deposit_minor ?? 0n, stakedSinceMinor: 0n }
    await database.inTx(async (tx) => {
      const last = await lockPromotion(tx, promotionId)
      const locked = await lockEntry(tx, entry.id)
      if (locked?.status !== 'process') return
      const own = tables<PromotionsTables>(tx)
      const promotion = await underTerms(own, last, locked, clock.now())
      const { birthDate: _unused, ...rest } = known
      const amountMinor = rewardAmount(promotion.terms.reward, {
        ...rest,
        depositedMinor: 0n,
        depositCount: 0,
        play: [],
        signedDays: 0,
        isBirthday: false,
        deposit: basis,
      })
      if (amountMinor <= 0n) {
        await updateEntry(tx, entry.id, { status: 'rejected', decided_at: clock.now() })
        return
      }
      // For this entry, though its span may be over by now: a deposit has one bonus.
      const taking = { memberId, promotion, amountMinor, device: noDevice, entry: locked }
      await giveOrHold(context, tx, taking)
    })
  }

  if (!(await hasDeposited(database.db))) return
  await doEach(await listDeposited(database.db, lookedAtMax), async (entry) => {
    try {
      await grant(entry)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await database.inTx(async (tx) => {
        // Claimed or decided in the meantime: it must not be changed any more.
        if ((await lockEntry(tx, entry.id))?.status !== 'process') return
        await updateEntry(tx, entry.id, { status: 'claim' })
        await addEvent(tx, entry.id, { kind: 'waits', at: clock.now(), reason: error.code })
      })
    }
  })
}
