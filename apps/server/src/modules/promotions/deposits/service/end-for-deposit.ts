import { depositReturnedReason } from '@trevo/contract/promotion-names.ts'
import type { Condition, PromotionTerms } from '@trevo/contract/promotion-terms.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { canHappen, nextStatus } from '@trevo/promotion-rules/status.ts'
import { promotionsHouse } from '../../common/domain/transfers.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import { findReward, lockBonusOfEntry } from '../../bonuses/repository/bonuses.ts'
import {
  addEvent,
  findEntryOfDeposit,
  listApplyingOf,
  lockEntry,
  updateEntry,
} from '../../common/repository/entries.ts'
import { lockPromotion } from '../../common/repository/promotions.ts'
import type { EntryRow, StoredStatus } from '../../tables.ts'
import { endBonus } from '../../bonuses/service/end-bonus.ts'

export type ReturnedDeposit = {
  readonly memberId: bigint
  readonly depositId: string
  readonly creditedAt: Date
  readonly creditedMinor: bigint
  /** By this return, and by all so far. */
  readonly amountMinor: bigint
  readonly returnedMinor: bigint
}

type ConditionNode = Condition['of'][number]

const asksForDeposits = (condition: ConditionNode): boolean =>
  'of' in condition
    ? condition.of.some(asksForDeposits)
    : condition.op === 'depositedAtLeast' || condition.op === 'depositsAtLeast'

/** Whether deposits decide a promotion's reward. */
const restsOnDeposits = ({ conditions, reward }: PromotionTerms): boolean =>
  conditions.of.some(asksForDeposits) ||
  (reward.value.form !== 'fixed' && reward.value.of === 'deposit')

/** The share of the reward that this return takes; all returns of a deposit take all of it. */
const shareOf = (givenMinor: bigint, deposit: ReturnedDeposit): bigint => {
  const { creditedMinor, amountMinor, returnedMinor } = deposit
  const upTo = (minor: bigint) => (givenMinor * minor) / creditedMinor
  return upTo(returnedMinor) - upTo(returnedMinor - amountMinor)
}

/** Ends an open entry; the promotion is locked. */
const rejectEntry = async ({ clock }: PromotionsNeeds, tx: Tx, entryId: bigint): Promise<void> => {
  const entry = await lockEntry(tx, entryId)
  if (!entry || !canHappen(entry.status, 'depositReturns')) return
  const at = clock.now()
  // In the table no other status than a stored one follows here.
  const status = nextStatus(entry.status, 'depositReturns') as StoredStatus
  await updateEntry(tx, entry.id, { status, reason: depositReturnedReason, decided_at: at })
  await addEvent(tx, entry.id, { kind: depositReturnedReason, at })
}

/** The member's received part of an entry: the money of a converted bonus, or cash. */
const endGiven = async (
  needs: PromotionsNeeds,
  tx: Tx,
  entry: EntryRow,
  deposit: ReturnedDeposit,
): Promise<bigint> => {
  const bonus = await lockBonusOfEntry(tx, entry.id)
  if (bonus?.state === 'active') {
    await endBonus(needs, tx, bonus, 'forfeited')
    return 0n
  }
  if (bonus) return shareOf(bonus.converted_minor ?? 0n, deposit)
  const named = { source: 'promotion', sourceId: String(entry.id) }
  const reward = await findReward(tx, named.source, named.sourceId)
  if (reward?.prize === 'cash') return shareOf(reward.amount_minor, deposit)
  if (reward) await needs.rewards.withdrawReward(tx, named)
  return 0n
}

/**
 * Rewards of a deposit end with it. In the transaction that books its return: an open entry is rejected, a running
 * bonus is lost as a whole, even if only a part of the deposit was returned, and a reward that waits in the reward
 * center is withdrawn. From money that the member already has the returned share is to be taken: the answer has
 * the amount, and its owner.
 */
export const createEndForDeposit =
  (needs: PromotionsNeeds) =>
  async (
    tx: Tx,
    deposit: ReturnedDeposit,
  ): Promise<{ readonly house: string; readonly amountMinor: bigint }> => {
    const { memberId, depositId, creditedAt } = deposit
    const own = await findEntryOfDeposit(tx, depositId)
    const waiting = await listApplyingOf(tx, memberId, creditedAt)
    const entries = [...(own ? [own] : []), ...waiting.filter(({ id }) => id !== own?.id)]
    let amountMinor = 0n
    // Promotions are locked in the order of their numbers.
    for (const entry of entries.toSorted((a, b) => a.promotion_id - b.promotion_id)) {
      const promotion = await lockPromotion(tx, entry.promotion_id)
      if (entry.id === own?.id) amountMinor += await endGiven(needs, tx, entry, deposit)
      else if (!restsOnDeposits(promotion.terms)) continue
      await rejectEntry(needs, tx, entry.id)
    }
    return { house: promotionsHouse, amountMinor }
  }
