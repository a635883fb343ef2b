import type { Tx } from '@trevo/database/connect.ts'
import { mapTexts } from '@trevo/languages/texts.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { paysFromBudget } from '@trevo/promotion-rules/given-rate.ts'
import { periodOf } from '@trevo/promotion-rules/spans.ts'
import { canHappen, nextStatus, type PromotionEvent } from '@trevo/promotion-rules/status.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  deviceKeysOf,
  documentKeyOf,
  heldReasonsFor,
  type Device,
} from '../../common/domain/person-keys.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import {
  addEvent,
  countAlike,
  insertEntry,
  listEntriesIn,
  listLinked,
  updateEntry,
  type PersonKeys,
} from '../../common/repository/entries.ts'
import { addIssued } from '../../common/repository/promotions.ts'
import { tables } from '@trevo/database/connect.ts'
import type { EntryRow, PromotionRow, PromotionsTables, StoredStatus } from '../../tables.ts'
import { giveReward } from '../../bonuses/service/give-reward.ts'
import { isUsedUp } from '../../offers/service/show-promotions.ts'

type Taking = {
  readonly memberId: bigint
  readonly promotion: PromotionRow
}

/** Open now, under the promotion's lock. @throws Refusal `promotion.closed`. */
export const requireOpen = (promotion: PromotionRow, now: Date): void => {
  const { starts_at: startsAt, ends_at: endsAt, state } = promotion
  if (state === 'stopped' || now < startsAt || (endsAt && now >= endsAt)) {
    throw new Refusal('promotion.closed')
  }
}

/** @throws Refusal `promotion.member_excluded`. */
export const requirePlayer = async (
  { members }: Pick<PromotionsNeeds, 'members'>,
  tx: Tx,
  memberId: bigint,
) => {
  const player = await members.findPlayer(memberId, tx)
  if (!player?.mayBeRewarded) throw new Refusal('promotion.member_excluded')
  return player
}

/** A person's data for comparison with other participants. */
export const personKeysOf = async (
  needs: Pick<PromotionsNeeds, 'members' | 'cashier'>,
  tx: Tx,
  memberId: bigint,
  device: Device,
): Promise<PersonKeys> => {
  const player = await requirePlayer(needs, tx, memberId)
  return {
    documentKey: documentKeyOf(player.document),
    payeeKeys: await needs.cashier.payeeKeysOf(tx, memberId),
    ...deviceKeysOf(device),
  }
}

export const keyColumns = ({ documentKey, payeeKeys, deviceKey, addressBlock }: PersonKeys) => ({
  document_key: documentKey,
  payee_keys: [...payeeKeys],
  device_key: deviceKey,
  address_block: addressBlock,
})

/**
 * The open entry of the current span, or a new one; the promotion is locked. @throws Refusal `promotion.taken` if
 * the terms allow no further one.
 */
export const openEntry = async (
  { clock }: Pick<PromotionsNeeds, 'clock'>,
  tx: Tx,
  { memberId, promotion }: Taking,
): Promise<EntryRow> => {
  const now = clock.now()
  const { times, per } = promotion.terms.perPerson
  const period = periodOf(now, per, promotion.time_zone)
  const own = await listEntriesIn(tables<PromotionsTables>(tx), {
    promotionId: promotion.id,
    memberId,
    period,
  })
  const last = own.at(-1)
  if (last && ['join', 'process', 'signed', 'claim'].includes(last.status)) return last
  if (last?.status === 'applying' || own.length >= times) throw new Refusal('promotion.taken')
  return insertEntry(tx, {
    brand_id: promotion.brand_id,
    promotion_id: promotion.id,
    member_id: memberId,
    period,
    number: own.length + 1,
    status: 'join',
    amount_minor: null,
    deposit_id: null,
    deposit_minor: null,
    deposited_at: null,
    code: null,
    reason: null,
    document_key: null,
    device_key: null,
    address_block: null,
    asked_at: now,
    decided_at: null,
    version: promotion.version,
  })
}

const advance = (entry: EntryRow, event: PromotionEvent): StoredStatus => {
  // An entry whose conditions were met in the meantime is still stored with its first state.
  const from = canHappen(entry.status, event) ? entry.status : 'claim'
  return nextStatus(from, event) as StoredStatus // the events used here lead to stored ones
}

type Giving = Taking & {
  readonly entry: EntryRow
  readonly amountMinor: bigint
  /** The approving operator; undefined if no approval was needed. */
  readonly operator?: string
  readonly reason?: string
}

/**
 * Gives an entry's reward: reserves it, moves the money, and writes the log. @throws Refusal `promotion.used_up`,
 * `promotion.play_first`, and those of `giveReward`.
 */
export const giveForEntry = async (
  needs: PromotionsNeeds,
  tx: Tx,
  { memberId, promotion, entry, amountMinor, operator, reason }: Giving,
): Promise<EntryRow> => {
  const { budget_minor: budget, spent_minor: spent, stock, issued_count: issued } = promotion
  const isOver =
    (stock !== null && issued >= stock) || (budget !== null && spent + amountMinor > budget)
  if (isOver) throw new Refusal('promotion.used_up')
  const { prize, roundStake, winTurnover = 0 } = promotion.terms.reward
  const roundStakeMinor = roundStake === undefined ? null : parseMoney(roundStake)
  await addIssued(tx, promotion, amountMinor)
  await giveReward(needs, tx, {
    memberId,
    brandId: promotion.brand_id,
    amountMinor,
    prize,
    wagering: promotion.terms.wagering,
    roundStakeMinor,
    winTurnover,
    source: 'promotion',
    sourceId: String(entry.id),
    entryId: entry.id,
    about: promotion.anchor,
    names: mapTexts(promotion.texts, ({ title }) => title),
    expiresAt: null,
  })
  if (paysFromBudget(promotion.terms)) {
    const given = { memberId, brandId: promotion.brand_id, prize, amountMinor, roundStakeMinor }
    const missingMinor = await needs.rewards.spendForPlay(tx, given)
    if (missingMinor > 0n) {
      throw new Refusal('promotion.play_first', { stakes: formatMoney(missingMinor) })
    }
  }
  const isWhole = prize === 'cash'
  const event: PromotionEvent =
    operator === undefined
      ? isWhole
        ? 'getsWhole'
        : 'gets'
      : isWhole
        ? 'approvesWhole'
        : 'approves'
  const at = needs.clock.now()
  const status = advance(entry, event)
  await addEvent(tx, entry.id, {
    kind: operator === undefined ? 'given' : 'approved',
    at,
    ...(operator !== undefined && { operator }),
    ...(reason !== undefined && { reason }),
  })
  return updateEntry(tx, entry.id, { status, amount_minor: amountMinor, decided_at: at })
}

/**
 * Gives a reward to a member without similar accounts; otherwise it waits for an operator with the reason. The
 * promotion is locked, so no similar account gets it at the same time. Given for `entry`, in any span; without one
 * for the entry of the current span.
 */
export const giveOrHold = async (
  needs: PromotionsNeeds,
  tx: Tx,
  taking: Taking & {
    readonly amountMinor: bigint
    readonly device: Device
    readonly entry?: EntryRow | undefined
  },
): Promise<EntryRow> => {
  const { memberId, promotion, amountMinor, device } = taking
  const now = needs.clock.now()
  requireOpen(promotion, now)
  const keys = await personKeysOf(needs, tx, memberId, device)
  const entry = taking.entry ?? (await openEntry(needs, tx, { memberId, promotion }))
  if (isUsedUp(promotion)) throw new Refusal('promotion.used_up')
  const alike = await countAlike(tx, { ...keys, memberId, promotionId: promotion.id }, now)
  const linked = await listLinked(tx, { ...keys, memberId })
  const areOpposite = await needs.sportsbook.haveOpposite(memberId, linked, tx)
  const reasons = heldReasonsFor({ ...alike, areOpposite })
  const known = await updateEntry(tx, entry.id, { ...keyColumns(keys), held_reasons: reasons })
  if (reasons.length === 0)
    return giveForEntry(needs, tx, { memberId, promotion, entry: known, amountMinor })
  await addEvent(tx, entry.id, { kind: 'held', at: now, reason: reasons.join(' ') })
  return updateEntry(tx, entry.id, {
    status: advance(known, 'isHeld'),
    amount_minor: amountMinor,
    asked_at: now,
  })
}
