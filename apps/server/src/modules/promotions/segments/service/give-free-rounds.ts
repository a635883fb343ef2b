import { dayMs } from '@trevo/calendar/durations.ts'
import type { Answer, Body, Query } from '@trevo/contract/endpoint.ts'
import {
  giveFreeRounds as endpoint,
  type previewFreeRoundGift,
} from '@trevo/contract/ops/giving/free-round-gifts.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import type { Operator } from '../../../../platform/http/actor.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import type { PromotionsTables } from '../../tables.ts'
import { listSome } from '../repository/count-segment.ts'
import { listSharedSegments, lockSegment, type SegmentRow } from '../repository/segments.ts'

const kind = 'giveFreeRounds'
/** The source of these rewards in the reward center. */
const source = 'segment_gift'
/** What one transaction gives within a few seconds. */
const membersMax = 2_000
const daysMax = 90

const Input = z.strictObject({ gift: endpoint.body.shape.gift })
type Order = ChangeOrder<z.infer<typeof Input>>
type Needs = Pick<PromotionsNeeds, 'database' | 'clock' | 'members' | 'rewards' | 'staff'>

/** Both persons must be able to see it, so it is a shared one. @throws Refusal `segment.unknown` */
const requireShared = (row: SegmentRow | undefined, brandId: number): SegmentRow => {
  if (!row || row.brand_id !== brandId || !row.is_shared) throw new Refusal('segment.unknown')
  return row
}

const listMembers = (tx: Tx, brandId: number, { conditions }: SegmentRow, now: Date) =>
  listSome(tables<PromotionsTables>(tx), { brandId, conditions, now }, membersMax + 1)

/** @throws Refusal `segment.gift_invalid` */
const requireValid = ({ stake, expiresAt }: Order['input']['gift'], now: Date): void => {
  if (parseMoney(stake) <= 0n) throw new Refusal('segment.gift_invalid', { reason: 'stake' })
  const left = Date.parse(expiresAt) - now.getTime()
  if (left <= 0 || left > daysMax * dayMs) {
    throw new Refusal('segment.gift_invalid', { reason: 'expires_at' })
  }
}

const costOf = (members: number, rounds: number, stake: string): bigint =>
  BigInt(members) * BigInt(rounds) * parseMoney(stake)

/** Free rounds for the members that a segment has when the second person says yes. */
export const giveFreeRoundsKind = ({ clock, members, rewards }: Needs): ChangeKind => {
  const describe = async (tx: Tx, { brandId, input: { gift } }: Order) => {
    const now = clock.now()
    requireValid(gift, now)
    const segment = requireShared(await lockSegment(tx, brandId, gift.segmentId), brandId)
    const found = await listMembers(tx, brandId, segment, now)
    if (found.length === 0) throw new Refusal('segment.empty')
    if (found.length > membersMax) throw new Refusal('segment.too_large', { max: membersMax })
    const amountMinor = costOf(found.length, gift.rounds, gift.stake)
    const before = { segment: segment.name, revision: segment.revision }
    const { segmentId: _, names, ...terms } = gift
    const after = {
      ...before,
      ...terms,
      names: { ...names },
      members: found.length,
      cost: formatMoney(amountMinor),
    }
    return { before, after, amountMinor }
  }
  return changeKind({
    kind,
    right: 'catalogue.change',
    input: Input,
    describe,
    execute: async (tx, { brandId, target, input: { gift } }) => {
      const segment = requireShared(await lockSegment(tx, brandId, gift.segmentId), brandId)
      const stakeMinor = parseMoney(gift.stake)
      for (const { memberId } of await listMembers(tx, brandId, segment, clock.now())) {
        // Read now: what the segment knows of a member may be a day old.
        if (!(await members.findPlayer(memberId, tx))?.mayBeRewarded) continue
        await rewards
          .grantReward(tx, {
            memberId,
            brandId,
            prize: 'freeRounds',
            names: gift.names,
            amountMinor: stakeMinor * BigInt(gift.rounds),
            roundStakeMinor: stakeMinor,
            winTurnover: gift.winTurnover,
            source,
            sourceId: `${target}:${memberId}`,
            expiresAt: new Date(gift.expiresAt),
          })
          .catch((error: unknown) => {
            // By the law of the brand a member must have bet first.
            if (error instanceof Refusal && error.code === 'promotion.bet_needed') return
            throw error
          })
      }
    },
  })
}

/** Free rounds to segments, as operators ask for them. */
export const createGiveFreeRounds = ({ database, clock, staff }: Needs) => ({
  previewFreeRoundGift: async (
    brandId: number,
    { segmentId, rounds, stake }: Query<typeof previewFreeRoundGift>,
  ): Promise<Answer<typeof previewFreeRoundGift>> => {
    const segments = await listSharedSegments(database.db, brandId)
    const chosen = segments.find((one) => one.segment_id === segmentId)
    if (segmentId !== undefined && !chosen) throw new Refusal('segment.unknown')
    const found =
      chosen &&
      (await listSome(
        database.db,
        { brandId, conditions: chosen.conditions, now: clock.now() },
        membersMax + 1,
      ))
    return {
      segments: segments.map(({ segment_id, name }) => ({ segmentId: segment_id, name })),
      members: found?.length ?? null,
      cost: found ? formatMoney(costOf(found.length, rounds, stake)) : null,
      membersMax,
    }
  },

  /** The first yes to free rounds for a segment, or the second one to the same. */
  giveFreeRounds: (
    by: Pick<Operator, 'brandId' | 'operatorId' | 'username'>,
    { requestId, gift, reason }: Body<typeof endpoint>,
  ): Promise<Answer<typeof endpoint>> =>
    staff.askChange({
      kind,
      brandId: by.brandId,
      target: `${gift.segmentId}/${gift.expiresAt}`,
      input: { gift },
      reason,
      requestId,
      by,
    }),
})
export type FreeRoundGifts = ReturnType<typeof createGiveFreeRounds>
