import type { Redemption } from '@trevo/contract/wps/points.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { isPhone } from '@trevo/field-rules/phone-digits.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import { randomUUID } from 'node:crypto'
import { Refusal } from '@trevo/platform/refusal.ts'
import { holderOf, pointsCurrency, ofMoney, ofPoints, type Movement } from '../domain/transfers.ts'
import type { PointsNeeds } from '../needs.ts'
import { countOwn, findByClientId, insertRedemption } from '../repository/redemptions.ts'
import { findExchanged, lockOffered, takeStock } from '../repository/rewards.ts'
import type { PointsTables, RedemptionRow, RewardRow } from '../repository/tables.ts'
import { presentRedemption } from './present-redemption.ts'

export type RedeemOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly rewardId: number
  readonly quantity: number
  readonly address?: string | undefined
  readonly phone?: string | undefined
  readonly paymentPassword: string
}

type CheckedOrder = Omit<RedeemOrder, 'paymentPassword'>

const addressLengthMin = 8

/** @throws Refusal if a shipped reward has no address. */
const requireDelivery = ({ kind }: RewardRow, order: CheckedOrder) => {
  if (kind !== 'GIFT') return { address: null, phone: null }
  const address = order.address?.trim() ?? ''
  const phone = order.phone?.trim() ?? ''
  if (address.length < addressLengthMin) throw new Refusal('points.address_required')
  if (!isPhone(phone)) throw new Refusal('points.phone_required')
  return { address, phone }
}

/** For a shipped reward, the address is part of the order. */
const isSame = (row: RedemptionRow, order: CheckedOrder): boolean => {
  const { address = '', phone = '' } = order
  const isSentThere =
    row.address === null || (row.address === address.trim() && row.phone === phone.trim())
  return row.reward_id === order.rewardId && row.quantity === order.quantity && isSentThere
}

/** Points first asked for are those that are taken: a balance that is too small refuses all of it. */
const takePoints = async ({ wallet }: PointsNeeds, tx: Tx, movement: Movement): Promise<void> => {
  try {
    await wallet.postInTx(tx, ofPoints('redeemed', movement))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wallet.insufficient_balance') {
      throw new Refusal('points.not_enough')
    }
    throw error
  }
}

const rowOf = (order: CheckedOrder, reward: RewardRow, now: Date): RedemptionRow => {
  const count = BigInt(order.quantity)
  const isDone = !reward.needs_decision
  return {
    id: randomUUID(),
    member_id: order.memberId,
    brand_id: order.brandId,
    client_id: order.clientId,
    reward_id: reward.id,
    quantity: order.quantity,
    points_minor: reward.points_minor * count,
    amount_minor: reward.amount_minor * count,
    ...requireDelivery(reward, order),
    status: isDone ? 'APPROVED' : 'IN_PROCESS',
    remark: '',
    decided_by: null,
    applied_at: now,
    decided_at: isDone ? now : null,
  }
}

/** Its price, limits and shipping: read under the lock of the reward. */
const redeem = async (
  needs: PointsNeeds,
  tx: Tx,
  order: CheckedOrder,
): Promise<{ readonly row: RedemptionRow; readonly reward: RewardRow }> => {
  const { wallet, members, clock } = needs
  const { memberId } = order
  await wallet.claimClientId(tx, 'points.redemption', order)
  const reward = await lockOffered(tx, order.brandId, order.rewardId)
  if (!reward) throw new Refusal('points.reward_unknown')
  // A late order blocks nobody; the same order again is answered below.
  const isSoldOut = reward.redeemed + order.quantity > reward.stock
  if (isSoldOut && !(await findByClientId(tables<PointsTables>(tx), memberId, order.clientId))) {
    throw new Refusal('points.sold_out')
  }
  const row = rowOf(order, reward, clock.now())
  if (!(await insertRedemption(tx, row))) {
    const known = await findByClientId(tables<PointsTables>(tx), memberId, order.clientId)
    if (!known || !isSame(known, order)) throw new Refusal('request.id_reused')
    return { row: known, reward }
  }
  if (!(await takeStock(tx, reward.id, order.quantity))) throw new Refusal('points.sold_out')
  // The newly written row counts.
  if ((await countOwn(tx, memberId, reward.id)) > reward.per_member) {
    throw new Refusal('points.limit_reached', { max: reward.per_member })
  }
  if (!(await members.findPayable(memberId, tx))) throw new Refusal('points.member_excluded')
  const about = { id: row.id, memberId, type: 'REDEEM' }
  if (row.amount_minor > 0n) {
    await wallet.postInTx(tx, ofMoney('paid', { ...about, amountMinor: row.amount_minor }))
  }
  if (row.status === 'APPROVED' && reward.prize_minor !== null) {
    const amountMinor = reward.prize_minor * BigInt(order.quantity)
    await wallet.postInTx(tx, ofMoney('prize', { ...about, amountMinor }))
  }
  await wallet.openAccounts(tx, holderOf(memberId), pointsCurrency)
  await takePoints(needs, tx, { ...about, amountMinor: row.points_minor })
  return { row, reward }
}

/** The earlier answer to an order, even if the reward has changed since. */
const findFirstAnswer = async (
  { database: { db } }: PointsNeeds,
  order: CheckedOrder,
  reader: Reader,
): Promise<Redemption | undefined> => {
  const known = await findByClientId(db, order.memberId, order.clientId)
  if (!known) return undefined
  if (!isSame(known, order)) throw new Refusal('request.id_reused')
  return presentRedemption(known, await findExchanged(db, known.reward_id), reader)
}

/**
 * CALL-64: exchanges points. Stock, points and money move in one transaction; a repeated order gets
 * the first answer.
 * @throws Refusal payment_password.*, points.*, wallet.insufficient_balance, request.id_reused
 */
export const createRedeemPointReward = (needs: PointsNeeds) => {
  const redeemChecked = createRedeemChecked(needs)
  return async (order: RedeemOrder, reader: Reader): Promise<Redemption> => {
    await needs.identity.requirePaymentPassword(order, order.paymentPassword)
    return redeemChecked(order, reader)
  }
}

/** The same once the payment password was verified. */
export const createRedeemChecked =
  (needs: PointsNeeds) =>
  async (order: CheckedOrder, reader: Reader): Promise<Redemption> => {
    const { database, members } = needs
    const first = await findFirstAnswer(needs, order, reader)
    if (first) return first
    if (!(await members.findPayable(order.memberId))) throw new Refusal('points.member_excluded')
    const { row, reward } = await database.inTx((tx) => redeem(needs, tx, order))
    return presentRedemption(row, reward, reader)
  }
