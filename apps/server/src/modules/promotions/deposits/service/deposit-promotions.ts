import { dayMs } from '@trevo/calendar/durations.ts'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { isInAudience } from '@trevo/promotion-rules/in-audience.ts'
import { periodOf } from '@trevo/promotion-rules/spans.ts'
import { nextStatus } from '@trevo/promotion-rules/status.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import { lockActiveOf } from '../../bonuses/repository/bonuses.ts'
import { addEvent, insertEntry, listEntriesIn } from '../../common/repository/entries.ts'
import { findPromotion, listPromotions, listTags } from '../../common/repository/promotions.ts'
import { findProfile } from '../../segments/repository/profiles.ts'
import type { PromotionRow, PromotionsTables } from '../../tables.ts'
import { endBonus } from '../../bonuses/service/end-bonus.ts'
import { isUsedUp } from '../../offers/service/show-promotions.ts'

export type DepositPromotionsNeeds = Pick<
  PromotionsNeeds,
  'database' | 'clock' | 'wallet' | 'vip'
> & {
  readonly database: Database<PromotionsTables>
  readonly members: {
    findDepositor(memberId: bigint): Promise<
      | {
          readonly mayBeRewarded: boolean
          readonly registeredAt: Date
          readonly language: Language
          readonly brandLanguage: Language
        }
      | undefined
    >
    brandIdOf(tx: Tx, memberId: bigint): Promise<number | undefined>
  }
  readonly cashier: Pick<PromotionsNeeds['cashier'], 'depositKinds'>
}

const isFree =
  (needs: DepositPromotionsNeeds) =>
  async (
    db: Database<PromotionsTables>['db'],
    promotion: PromotionRow,
    memberId: bigint,
  ): Promise<{ readonly isFree: boolean; readonly period: string; readonly number: number }> => {
    const { clock } = needs
    const { perPerson } = promotion.terms
    const period = periodOf(clock.now(), perPerson.per, promotion.time_zone)
    const own = await listEntriesIn(db, { promotionId: promotion.id, memberId, period })
    const last = own.at(-1)
    const isRunning = last && ['join', 'process', 'claim', 'applying'].includes(last.status)
    return {
      isFree: !isRunning && own.length < perPerson.times,
      period,
      number: own.length + 1,
    }
  }

const isOpen =
  (needs: DepositPromotionsNeeds) =>
  (promotion: PromotionRow): boolean => {
    const { clock } = needs
    const now = clock.now()
    const { starts_at: startsAt, ends_at: endsAt, state } = promotion
    return state === 'live' && now >= startsAt && (!endsAt || now < endsAt) && !isUsedUp(promotion)
  }

/** The member's choices for the next deposit; fully returned deposits do not count. */
const list =
  (needs: DepositPromotionsNeeds) =>
  async (memberId: bigint, brandId: number, returnedCount: number) => {
    const { database, clock, members, vip, wallet, cashier } = needs
    const player = await members.findDepositor(memberId)
    if (!player?.mayBeRewarded) return []
    const now = clock.now()
    const [rows, level, tags, profile, deposits] = await Promise.all([
      listPromotions(database.db, brandId, now),
      vip.levelOf(brandId, memberId),
      listTags(database.db, memberId),
      findProfile(database.db, memberId),
      wallet.sumStatement({ memberId, from: new Date(0), to: now, kinds: cashier.depositKinds }),
    ])
    const facts = {
      level,
      tags,
      registeredDays: Math.floor((now.getTime() - player.registeredAt.getTime()) / dayMs),
      hasDeposited: deposits.count > returnedCount,
      profile,
      ...nothingElse,
    }
    const offered = []
    for (const row of rows) {
      if (row.kind !== 'depositMatch' || !isOpen(needs)(row)) continue
      if (!isInAudience(row.audience, facts, now)) continue
      if (!(await isFree(needs)(database.db, row, memberId)).isFree) continue
      const { title, lead } = textIn(row.texts, player.language, player.brandLanguage)
      offered.push({
        promotionId: String(row.id),
        title,
        terms: lead,
        amountMin: row.terms.depositMin ?? '0.01',
      })
    }
    return offered
  }

/**
 * A deposit for a promotion was credited: stored in its transaction. The bonus follows once its conditions are
 * met; if the promotion has ended meanwhile the deposit is unaffected.
 */
const onCredited =
  (needs: DepositPromotionsNeeds) =>
  async (
    tx: Tx,
    deposit: {
      readonly memberId: bigint
      readonly depositId: string
      readonly promotionId: string
      readonly amountMinor: bigint
    },
  ): Promise<void> => {
    const { clock, members } = needs
    const { memberId, depositId, amountMinor } = deposit
    const own = tables<PromotionsTables>(tx)
    const brandId = await members.brandIdOf(tx, memberId)
    const promotion =
      brandId === undefined
        ? undefined
        : await findPromotion(own, brandId, Number(deposit.promotionId))
    if (!promotion || !isOpen(needs)(promotion)) return
    const { isFree: free, period, number } = await isFree(needs)(own, promotion, memberId)
    if (!free) return
    const at = clock.now()
    const status = nextStatus('join', 'joins')
    if (status !== 'process') return
    const entry = await insertEntry(tx, {
      brand_id: promotion.brand_id,
      promotion_id: promotion.id,
      member_id: memberId,
      period,
      number,
      status,
      amount_minor: null,
      deposit_id: depositId,
      deposit_minor: amountMinor,
      deposited_at: at,
      code: null,
      reason: null,
      document_key: null,
      device_key: null,
      address_block: null,
      asked_at: at,
      decided_at: null,
      version: promotion.version,
    })
    await addEvent(tx, entry.id, { kind: 'deposited', at })
  }

/**
 * What deposits and withdrawals need from promotions. It is created before the cashier, so it knows only the facts
 * available there: audiences of deposit promotions do not depend on play.
 */
export const createDepositPromotions = (needs: DepositPromotionsNeeds) => {
  return {
    list: list(needs),

    onCredited: onCredited(needs),

    /** Bonus money does not survive a withdrawal; the member is asked before. */
    giveUpBonuses: async (tx: Tx, memberId: bigint, mayGiveUp: boolean): Promise<void> => {
      const active = await lockActiveOf(tx, memberId)
      if (active.length > 0 && !mayGiveUp) {
        const sum = active.reduce((total, { amount_minor: amount }) => total + amount, 0n)
        throw new Refusal('withdrawal.bonus_active', { amount: formatMoney(sum) })
      }
      for (const bonus of active) await endBonus(needs, tx, bonus, 'forfeited')
    },
  }
}

const nothingElse = {
  depositedMinor: 0n,
  depositCount: 0,
  play: [],
  signedDays: 0,
  deposit: { amountMinor: 0n, stakedSinceMinor: 0n },
  balanceMinor: 0n,
  isBirthday: false,
  lastStakeDaysAgo: undefined,
}

export type DepositPromotions = ReturnType<typeof createDepositPromotions>
