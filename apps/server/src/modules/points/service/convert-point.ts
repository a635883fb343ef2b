import type { Answer } from '@trevo/contract/endpoint.ts'
import type { convertPoint as endpoint } from '@trevo/contract/wps/points.ts'
import { findPayable, formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { countBought } from '../domain/count-points.ts'
import { holderOf, pointsCurrency, ofMoney, ofPoints } from '../domain/transfers.ts'
import type { PointsNeeds } from '../needs.ts'
import { getConversion, insertConversion } from '../repository/conversions.ts'
import { findSetting } from '../repository/rewards.ts'

type ConvertOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly amount: string
  readonly paymentPassword: string
}

/** @throws Refusal `points.amount_invalid` unless it is whole centavos from the least amount on. */
const readAmount = (text: string, leastMinor: bigint): bigint => {
  const amount = findPayable(text)
  if (amount === undefined || amount < leastMinor) {
    throw new Refusal('points.amount_invalid', { min: formatMoney(leastMinor) })
  }
  return amount
}

/**
 * CALL-65: money becomes points at the published ratio, both in one transaction; a repeated order gets
 * the first answer.
 * @throws Refusal payment_password.*, points.*, wallet.insufficient_balance, request.id_reused
 */
export const createConvertPoint =
  (needs: PointsNeeds) =>
  async (order: ConvertOrder): Promise<Answer<typeof endpoint>> => {
    const { database, identity, members, settings, wallet, clock } = needs
    const { memberId, brandId, clientId } = order
    await identity.requirePaymentPassword(order, order.paymentPassword)
    const jurisdiction = settings.jurisdictionOf(brandId)
    const setting = await findSetting(database.db, brandId)
    const perReal = setting?.per_real_minor ?? null
    if (!setting || perReal === null || jurisdiction === 'br') {
      throw new Refusal('points.convert_not_allowed')
    }
    const amountMinor = readAmount(order.amount, setting.convert_minor_min)
    const points = countBought(amountMinor, perReal)
    const earned = await database.inTx(async (tx) => {
      await wallet.claimClientId(tx, 'points.conversion', order)
      const conversion = {
        member_id: memberId,
        client_id: clientId,
        jurisdiction,
        amount_minor: amountMinor,
        points_minor: points,
        converted_at: clock.now(),
      }
      if (!(await insertConversion(tx, conversion))) {
        const known = await getConversion(tx, memberId, clientId)
        if (known.amount_minor !== amountMinor) throw new Refusal('request.id_reused')
        return known.points_minor
      }
      if (!(await members.findEligible(memberId, tx))) throw new Refusal('points.member_excluded')
      const about = { id: `${memberId}:${clientId}`, memberId, type: 'CONVERT' }
      await wallet.postInTx(tx, ofMoney('paid', { ...about, amountMinor }))
      await wallet.openAccounts(tx, holderOf(memberId), pointsCurrency)
      await wallet.postInTx(tx, ofPoints('bought', { ...about, amountMinor: points }))
      return points
    })
    const holder = holderOf(memberId)
    const now = (await wallet.balancesOf([holder])).get(holder)
    return {
      amount: formatMoney(amountMinor),
      earned: formatMoney(earned),
      point: formatMoney(now?.availableMinor ?? 0n),
    }
  }
