import { hourMs } from '@trevo/calendar/durations.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/wps/points.ts'
import { textFor, type Reader } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, readCursor, readNumber, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { holderOf } from '../domain/transfers.ts'
import type { PointsNeeds } from '../needs.ts'
import { listOwn } from '../repository/redemptions.ts'
import { findSetting, listOffered, listRewards, listRules } from '../repository/rewards.ts'
import { presentRedemption } from './present-redemption.ts'

type Page = { readonly before?: string | undefined; readonly pageSize: number }
type Viewer = { readonly memberId: bigint; readonly brandId: number; readonly reader: Reader }

const getPointBalance =
  (needs: PointsNeeds) =>
  async (memberId: bigint): Promise<Answer<typeof endpoints.getPointBalance>> => {
    const { wallet } = needs
    const holder = holderOf(memberId)
    // A member without points has no account of them.
    const found = (await wallet.balancesOf([holder])).get(holder)
    return { point: formatMoney(found?.availableMinor ?? 0n) }
  }

const listPointRewards =
  (needs: PointsNeeds) =>
  async ({
    brandId,
    reader,
  }: Pick<Viewer, 'brandId' | 'reader'>): Promise<Answer<typeof endpoints.listPointRewards>> => {
    const { database } = needs
    const rows = await listOffered(database.db, brandId)
    return {
      list: rows.map((row) => ({
        id: row.id,
        rewardType: row.kind,
        name: textFor(row.names, reader),
        conditions: textFor(row.conditions, reader),
        drawing: row.drawing,
        point: formatMoney(row.points_minor),
        amount: formatMoney(row.amount_minor),
        prize: row.prize_minor === null ? null : formatMoney(row.prize_minor),
        redeemed: row.redeemed,
        available: row.stock - row.redeemed,
        perMember: row.per_member,
        needsDecision: row.needs_decision,
      })),
    }
  }

const listRedemptions =
  (needs: PointsNeeds) =>
  async (
    { memberId, brandId, reader }: Viewer,
    { before, pageSize }: Page,
  ): Promise<Answer<typeof endpoints.listRedemptions>> => {
    const { database } = needs
    const place = { before: readCursor(before), limit: withExtra(pageSize) }
    const rows = await listOwn(database.db, memberId, place)
    const { shown, next } = cutPage(rows, pageSize, (last) =>
      writeCursor({ at: last.applied_at, id: last.id }),
    )
    const ids = [...new Set(shown.map(({ reward_id: id }) => id))]
    const rewards = ids.length === 0 ? [] : await listRewards(database.db, brandId, ids)
    const byId = new Map(rewards.map((reward) => [reward.id, reward]))
    return {
      list: shown.flatMap((row) => {
        const reward = byId.get(row.reward_id)
        return reward ? [presentRedemption(row, reward, reader)] : []
      }),
      next,
    }
  }

const getPointConfig =
  (needs: PointsNeeds) =>
  async ({
    memberId,
    brandId,
  }: Pick<Viewer, 'memberId' | 'brandId'>): Promise<Answer<typeof endpoints.getPointConfig>> => {
    const { database, identity, settings } = needs
    const [setting, rules, hasPaymentPassword] = await Promise.all([
      findSetting(database.db, brandId),
      listRules(database.db, brandId),
      identity.hasPaymentPassword(memberId),
    ])
    const isBrazil = settings.jurisdictionOf(brandId) === 'br'
    const ratio = isBrazil ? null : (setting?.per_real_minor ?? null)
    return {
      ratio: ratio === null ? null : formatMoney(ratio),
      minAmount: formatMoney(setting?.convert_minor_min ?? 0n),
      hasPaymentPassword,
      rules: rules
        .filter(({ product }) => !isBrazil || product !== 'DEPOSIT')
        .map(({ product, stakeMinor, pointsMinor }) => ({
          productType: product,
          amount: formatMoney(stakeMinor),
          point: formatMoney(pointsMinor),
        })),
    }
  }

const listPointMovements =
  (needs: PointsNeeds) =>
  async (
    memberId: bigint,
    { before, pageSize }: Page,
  ): Promise<Answer<typeof endpoints.listPointMovements>> => {
    const { wallet, clock } = needs
    const from = readNumber(before)
    const lines = await wallet.listStatement({
      memberId: holderOf(memberId),
      from: new Date(0),
      // Open-ended: a copy whose clock is ahead has written rows for a future instant.
      to: new Date(clock.now().getTime() + hourMs),
      limit: withExtra(pageSize),
      ...(from !== undefined && { before: from }),
    })
    const { shown, next } = cutPage(lines, pageSize, ({ seq }) => String(seq))
    return {
      list: shown.map((line) => ({
        id: String(line.seq),
        time: line.at.toISOString(),
        type: line.kind === 'points.refunded' ? 'REFUND' : (line.reference?.['type'] ?? ''),
        changed: formatMoney(line.amountMinor),
        balance: formatMoney(line.balanceAfterMinor),
      })),
      next,
    }
  }

/** The member's view of the mall: points, rewards, rules and records. */
export const createReadMall = (needs: PointsNeeds) => ({
  getPointBalance: getPointBalance(needs),

  listPointRewards: listPointRewards(needs),

  listRedemptions: listRedemptions(needs),

  getPointConfig: getPointConfig(needs),

  listPointMovements: listPointMovements(needs),
})
