import { dayMs } from '@trevo/calendar/durations.ts'
import type { PromotionReward, Wagering } from '@trevo/contract/promotion-terms.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import { requiredFor } from '@trevo/promotion-rules/wagering.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { bonusGranted, bonusLocked, cashGiven } from '../../common/domain/transfers.ts'
import { findSettledBet } from '../../../bets/index.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import {
  findBonusOfReward,
  findReward,
  insertBonus,
  insertReward,
  updateBonus,
} from '../repository/bonuses.ts'
import { needsSettledBet } from '../../common/repository/promotions.ts'
import type { BonusRow } from '../../tables.ts'

type Needs = Pick<PromotionsNeeds, 'wallet' | 'clock' | 'members' | 'rewards'>

export type RewardOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly amountMinor: bigint
  readonly prize: PromotionReward['prize']
  readonly wagering: Wagering | null
  /** For free rounds: the stake of one. */
  readonly roundStakeMinor: bigint | null
  /** For free rounds: how often their winnings must be wagered before a withdrawal. */
  readonly winTurnover: number
  readonly source: string
  readonly sourceId: string
  readonly entryId: bigint | null
  /** Its name in the account record. */
  readonly about: string
  /** Its name in the reward center, in each language. */
  readonly names: Texts<string>
  readonly expiresAt: Date | null
}

/**
 * Stores a reward, with the preceding settled bet if the law requires one. @throws Refusal
 * `promotion.member_excluded`, `promotion.bet_needed`.
 */
const recordReward = async (needs: Needs, tx: Tx, order: RewardOrder): Promise<bigint> => {
  const { memberId, brandId } = order
  // Under the lock that excluding takes too: an excluded member gets no reward.
  const mayDebit = await needs.wallet.lockMayDebit(tx, memberId)
  const player = await needs.members.findPlayer(memberId, tx)
  if (!mayDebit || !player?.mayBeRewarded) throw new Refusal('promotion.member_excluded')
  const bet = (await needsSettledBet(tx, brandId)) ? await findSettledBet(tx, memberId) : undefined
  if (!bet && (await needsSettledBet(tx, brandId))) throw new Refusal('promotion.bet_needed')
  return insertReward(tx, {
    brand_id: brandId,
    member_id: memberId,
    entry_id: order.entryId,
    source: order.source,
    source_id: order.sourceId,
    prize: order.prize,
    amount_minor: order.amountMinor,
    bet_vendor: bet?.source ?? null,
    bet_txn: bet?.txnId ?? null,
    given_at: needs.clock.now(),
  })
}

const lockMoney = async (
  { wallet, clock }: Needs,
  tx: Tx,
  order: RewardOrder & { readonly wagering: Wagering },
  rewardId: bigint,
): Promise<BonusRow> => {
  const { memberId, brandId, amountMinor, wagering, entryId } = order
  const now = clock.now()
  const lasting = new Date(now.getTime() + wagering.expiresInDays * dayMs)
  const bonus = await insertBonus(tx, {
    brand_id: brandId,
    member_id: memberId,
    reward_id: rewardId,
    entry_id: entryId,
    amount_minor: amountMinor,
    wagering,
    required_minor: requiredFor(amountMinor, wagering),
    granted_at: now,
    expires_at: order.expiresAt ?? lasting,
    locked_transfer_id: null,
    converted_minor: null,
    ended_at: null,
  })
  const money = { bonusId: bonus.id, memberId, amountMinor }
  await wallet.postInTx(tx, bonusGranted(money))
  const { transferId } = await wallet.hold(tx, bonusLocked(money))
  return updateBonus(tx, bonus.id, { locked_transfer_id: transferId })
}

/**
 * Gives a reward in the caller's transaction, once for (source, sourceId): money at once, bonus money
 * under a separate hold, anything else into the reward center.
 * @throws Refusal `request.id_reused` when the same id was used for something else, and those of
 * `recordReward`.
 */
export const giveReward = async (needs: Needs, tx: Tx, order: RewardOrder): Promise<void> => {
  const { source, sourceId, memberId, brandId, amountMinor, prize } = order
  const known = await findReward(tx, source, sourceId)
  if (known) {
    const isSame =
      known.member_id === memberId && known.amount_minor === amountMinor && known.prize === prize
    if (!isSame) throw new Refusal('request.id_reused', { id: sourceId })
    return
  }
  const rewardId = await recordReward(needs, tx, order)
  if (prize === 'cash') {
    await needs.wallet.postInTx(
      tx,
      cashGiven({ rewardId, memberId, amountMinor, about: order.about }),
    )
  } else if (prize === 'bonus') {
    const { wagering } = order
    if (!wagering) throw new Error(`bonus ${sourceId} has no wagering`)
    await lockMoney(needs, tx, { ...order, wagering }, rewardId)
  } else {
    const { expiresAt, names, roundStakeMinor, winTurnover } = order
    const what = { prize, names, amountMinor, roundStakeMinor, winTurnover }
    await needs.rewards.grantReward(tx, { memberId, brandId, ...what, source, sourceId, expiresAt })
  }
}

export type BonusOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly amountMinor: bigint
  readonly wagering: Wagering
  /** In place of the days of the wagering. */
  readonly expiresAt?: Date
  readonly source: string
  readonly sourceId: string
}

/** Bonus money for another module, once for (source, sourceId); refusals as of `giveReward`. */
export const createGrantBonus =
  (needs: Needs) =>
  async (tx: Tx, order: BonusOrder): Promise<{ readonly bonusId: bigint }> => {
    const { source, sourceId, expiresAt = null } = order
    await giveReward(needs, tx, {
      ...order,
      prize: 'bonus',
      roundStakeMinor: null,
      winTurnover: 0,
      entryId: null,
      about: source,
      names: inEachLanguage(() => source),
      expiresAt,
    })
    const reward = await findReward(tx, source, sourceId)
    if (!reward) throw new Error(`reward ${source} ${sourceId} not found`)
    return { bonusId: (await findBonusOfReward(tx, reward.id)).id }
  }
