import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { rewardAmount } from '@trevo/promotion-rules/reward-amount.ts'
import { entryModes } from '@trevo/promotion-rules/status.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { listEntriesOf, updateEntry } from '../../common/repository/entries.ts'
import {
  findCode,
  findPromotion,
  lockCode,
  lockPromotion,
  useCode,
} from '../../common/repository/promotions.ts'
import type { EntryRow, PromotionRow, PromotionsTables } from '../../tables.ts'
import type { Asking, PromotionsContext } from '../../facts/service/context.ts'
import type { PromotionFacts } from '../../facts/service/gather-facts.ts'
import { currentEntry, standingOf } from '../../offers/service/show-promotions.ts'
import { underTerms } from '../../common/repository/versions.ts'
import { giveOrHold } from './take-part.ts'

/** @throws Refusal `promotion.unknown`. */
export const requirePromotion = async (
  { database }: Pick<PromotionsContext, 'database'>,
  brandId: number,
  promotionId: number,
): Promise<PromotionRow> => {
  const promotion = await findPromotion(database.db, brandId, promotionId)
  if (!promotion) throw new Refusal('promotion.unknown')
  return promotion
}

/** The entry that a claim would be for, and the newest one. */
type Seen = { readonly entry: EntryRow | undefined; readonly newestId: bigint | undefined }

/** @throws Refusal `promotion.taken` if the terms allow none now. */
const seeEntries = (promotion: PromotionRow, entries: readonly EntryRow[], now: Date): Seen => {
  const { entry, isTaken } = currentEntry(promotion, entries, now)
  if (isTaken) throw new Refusal('promotion.taken')
  const newest = entries.find(({ promotion_id: id }) => id === promotion.id)
  return { entry, newestId: newest?.id }
}

type Due = {
  readonly promotion: PromotionRow
  readonly entry: EntryRow | undefined
  readonly facts: PromotionFacts
  readonly now: Date
}

/** The member's due reward. @throws Refusal if there is none. */
const requireAmount = ({ promotion, entry, facts, now }: Due): bigint => {
  const { status } = standingOf({ promotion, entry, facts, now })
  if (status === 'close' || status === 'coming') throw new Refusal('promotion.closed')
  if (status === 'applying' || status === 'claimed') throw new Refusal('promotion.taken')
  const amountMinor = rewardAmount(promotion.terms.reward, facts)
  const mode = entryModes[promotion.kind]
  const isDue = mode === 'code' ? status === 'join' || status === 'claim' : status === 'claim'
  if (!isDue || amountMinor <= 0n) throw new Refusal('promotion.not_met')
  return amountMinor
}

/** Uses a code once. @throws Refusal `promotion.code_invalid`, `promotion.used_up`. */
const takeCode = async (tx: Tx, brandId: number, code: string): Promise<void> => {
  const found = await lockCode(tx, brandId, code)
  if (!found) throw new Refusal('promotion.code_invalid')
  if (found.isUsedUp) throw new Refusal('promotion.used_up')
  await useCode(tx, brandId, code)
}

/**
 * Most claims of rewards that are not due are refused without a lock. Due ones are checked again once the
 * promotion is locked: the entries must be unchanged, so that only one of several concurrent claims succeeds, and
 * the amount follows from this read.
 */
const createClaim =
  (context: PromotionsContext) =>
  async (asking: Asking, published: PromotionRow, code?: string): Promise<void> => {
    const { database, clock, facts } = context
    const { brandId, memberId, device } = asking
    const before = seeEntries(published, await listEntriesOf(database.db, memberId), clock.now())
    const promotion = await underTerms(database.db, published, before.entry, clock.now())
    const known = await facts.ofMember(brandId, memberId)
    const about = { memberId, promotion, known, entry: before.entry }
    const found = await facts.ofPromotion(about)
    requireAmount({ promotion, entry: before.entry, facts: found, now: clock.now() })
    await database.inTx(async (tx) => {
      if (code !== undefined) await takeCode(tx, brandId, code)
      const last = await lockPromotion(tx, promotion.id)
      const now = clock.now()
      const own = tables<PromotionsTables>(tx)
      const { entry, newestId } = seeEntries(last, await listEntriesOf(own, memberId), now)
      const locked = await underTerms(own, last, entry, now)
      const isAsSeen = entry?.id === before.entry?.id && newestId === before.newestId
      if (!isAsSeen) throw new Refusal('promotion.taken')
      const read = await facts.underLock(tx, { ...about, promotion: locked, entry })
      const amountMinor = requireAmount({ promotion: locked, entry, facts: read, now })
      const taking = { memberId, promotion: locked, amountMinor, device, entry }
      const given = await giveOrHold(context, tx, taking)
      if (code !== undefined) await updateEntry(tx, given.id, { code })
    })
  }

/** Claims, with a code or without; refusals are those of `createClaim` and of giving. */
export const createClaimPromotion = (context: PromotionsContext) => {
  const claim = createClaim(context)
  return {
    /** Refuses `promotion.unknown`, `.closed`, `.not_met`, `.taken`, `.used_up`, `.bet_needed`. */
    claimPromotion: async (asking: Asking, promotionId: number): Promise<Promotion> => {
      const promotion = await requirePromotion(context, asking.brandId, promotionId)
      const mode = entryModes[promotion.kind]
      if (mode === 'code' || mode === 'apply') throw new Refusal('promotion.not_met')
      await claim(asking, promotion)
      return context.showPromotion(asking, promotionId)
    },

    redeemPromotionCode: async (asking: Asking, typed: string): Promise<Promotion> => {
      const code = typed.replace(/\s+/g, '').toUpperCase()
      const found = await findCode(context.database.db, asking.brandId, code)
      if (!found) throw new Refusal('promotion.code_invalid')
      const promotion = await requirePromotion(context, asking.brandId, found.promotion_id)
      await claim(asking, promotion, code)
      return context.showPromotion(asking, promotion.id)
    },
  }
}
