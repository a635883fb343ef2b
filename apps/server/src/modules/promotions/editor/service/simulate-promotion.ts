import { dayMs } from '@trevo/calendar/durations.ts'
import type { MonthCost } from '@trevo/contract/ops/giving/promotion-editor.ts'
import type { SegmentConditions } from '@trevo/contract/segment-conditions.ts'
import { addDays, dayIn } from '@trevo/calendar/time-zone.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { share } from '@trevo/money/share.ts'
import { isInAudience } from '@trevo/promotion-rules/in-audience.ts'
import {
  monthDays,
  simulateMonths,
  type PlayedDay,
  type SampledMember,
  type SimulatedMonths,
} from '@trevo/promotion-rules/simulate-month.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { sumSettledByDay } from '../../../bets/index.ts'
import type { PromotionsNeeds } from '../../needs.ts'
import { countSegment, sampleSegment } from '../../segments/repository/count-segment.ts'
import { findProfile } from '../../segments/repository/profiles.ts'
import { keepCost, type DraftRow } from '../repository/drafts.ts'
import { getDraft } from './drafts.ts'

/** Members whose play months are drawn from, and months drawn. */
const sampledMax = 400
const months = 1_000
const classes = 16
/** Cents are what a screen shows; finer parts are dropped. */
const cent = 100n

type Needs = Pick<PromotionsNeeds, 'database' | 'clock' | 'catalogue' | 'cashier' | 'members'>

/** An audience as conditions of a segment, as far as profiles can tell. */
const conditionsOf = ({ content: { audience } }: DraftRow): SegmentConditions => {
  const { levelMin, registeredWithinDays, activeWithinDays, tags, segment } = audience
  const own: SegmentConditions = {
    ...(levelMin !== undefined && { levelMin }),
    ...(registeredWithinDays !== undefined && { registeredWithinDays }),
    ...(activeWithinDays !== undefined && { stakedWithinDays: activeWithinDays }),
    ...(tags && tags.length > 0 && { tags }),
  }
  // Both must hold; where both name a condition, the sampled members are checked again one by one.
  return { ...own, ...segment?.conditions }
}

type Read = {
  readonly memberIds: readonly bigint[]
  readonly to: Date
  readonly timeZone: string
}

/** Days of each member, from the oldest to yesterday. */
const readDays = async (
  { database, catalogue, cashier }: Needs,
  { memberIds, to, timeZone }: Read,
): Promise<ReadonlyMap<bigint, readonly PlayedDay[]>> => {
  const span = { from: new Date(to.getTime() - monthDays * dayMs), to }
  const [played, deposits] = await Promise.all([
    sumSettledByDay(database.db, memberIds, { ...span, timeZone }),
    cashier.listCredited(memberIds, span),
  ])
  const first = dayIn(span.from, timeZone)
  const days = Array.from({ length: monthDays }, (_, index) => addDays(first, index))
  const ofMember = (memberId: bigint): PlayedDay[] => {
    const plays = played.filter((one) => one.memberId === memberId)
    const paidIn = deposits.filter((one) => one.memberId === memberId)
    return days.map((day) => ({
      play: plays
        .filter((one) => one.day === day)
        .map((one) => ({
          product:
            one.product === 'sports' ? 'SPORTS' : (catalogue.productOf(one.nodeId) ?? 'OTHER'),
          stakedMinor: one.stakedMinor,
          countedMinor: share(one.stakedMinor, catalogue.countedShareBp(one), 'floor'),
          paidMinor: one.paidMinor,
        })),
      depositsMinor: paidIn
        .filter(({ creditedAt }) => dayIn(creditedAt, timeZone) === day)
        .map(({ amountMinor }) => amountMinor),
    }))
  }
  return new Map(memberIds.map((id) => [id, ofMember(id)]))
}

type Sampled = { readonly members: readonly SampledMember[]; readonly audience: number }

/** Members of the audience with their last four weeks, the same for the same seed. */
const readSample = async (needs: Needs, draft: DraftRow, seed: number): Promise<Sampled> => {
  const { database, clock, members } = needs
  const now = clock.now()
  const { brand_id: brandId, content } = draft
  const conditions = conditionsOf(draft)
  const counted = await countSegment(database, brandId, conditions, now)
  const size = counted.levels.reduce((sum, { count }) => sum + count, 0)
  const wanted = { brandId, conditions, now }
  const sample = await sampleSegment(database.db, wanted, { seed, limit: sampledMax })
  const ids = sample.map(({ memberId }) => memberId)
  const days = await readDays(needs, { memberIds: ids, to: now, timeZone: content.timeZone })
  const found: SampledMember[] = []
  for (const { memberId, level, lastStakedAt } of sample) {
    const profile = await findProfile(database.db, memberId)
    const player = await members.findPlayer(memberId)
    const own = days.get(memberId) ?? []
    const known = {
      level,
      registeredDays: Math.floor(
        (now.getTime() - (profile?.registeredAt ?? now).getTime()) / dayMs,
      ),
      tags: profile?.tags ?? [],
      hasDeposited: own.some(({ depositsMinor }) => depositsMinor.length > 0),
      lastStakeDaysAgo: lastStakedAt
        ? Math.floor((now.getTime() - lastStakedAt.getTime()) / dayMs)
        : undefined,
    }
    const facts = {
      ...known,
      ...nothingElse,
      profile,
      // Without a deposit in the month nothing tells a first from a later one.
      hasDeposited: content.audience.hasDeposited ?? known.hasDeposited,
    }
    if (!isInAudience(content.audience, facts, now)) continue
    const month = dayIn(now, content.timeZone).slice(5, 7)
    const hasBirthday = player?.birthDate?.slice(5, 7) === month
    found.push({ known, hasBirthday, days: own })
  }
  const part = sample.length === 0 ? 0 : found.length / sample.length
  return { members: found, audience: Math.round(size * part) }
}

const nothingElse = {
  depositedMinor: 0n,
  depositCount: 0,
  play: [],
  signedDays: 0,
  deposit: { amountMinor: 0n, stakedSinceMinor: 0n },
  balanceMinor: 0n,
  isBirthday: false,
}

const money = (minor: bigint): string => formatMoney(minor - (minor % cent))

/** The cost that a share of months stays below, in 1/10,000 BRL. */
const quantile = (costs: readonly bigint[], part: number): bigint =>
  costs[Math.min(costs.length - 1, Math.floor(costs.length * part))] ?? 0n

const histogramOf = (costs: readonly bigint[]): MonthCost['histogram'] => {
  const [least, most] = [costs[0] ?? 0n, costs.at(-1) ?? 0n]
  const width = (most - least) / BigInt(classes) + 1n
  if (most === least) return [{ from: money(least), months: costs.length }]
  return Array.from({ length: classes }, (_, index) => {
    const from = least + width * BigInt(index)
    const count = costs.filter((cost) => cost >= from && cost < from + width).length
    return { from: money(from), months: count }
  })
}

/** What a part is of a whole, in hundredths of 1/100 percent. */
const hundredths = (part: bigint, whole: bigint): number => Number((part * 1_000_000n) / whole)

const presentCost = (
  { costsMinor, meanMinor, levels, countedMinor }: SimulatedMonths,
  about: Pick<MonthCost, 'seed' | 'sampled' | 'audience' | 'simulatedAt' | 'tookMs'>,
  budget: string | null,
): MonthCost => {
  const budgetMinor = budget === null ? undefined : parseMoney(budget)
  return {
    ...about,
    months: costsMinor.length,
    days: monthDays,
    median: money(quantile(costsMinor, 0.5)),
    p95: money(quantile(costsMinor, 0.95)),
    mean: money(meanMinor),
    overBudget:
      budgetMinor === undefined ? 0 : costsMinor.filter((cost) => cost > budgetMinor).length,
    histogram: histogramOf(costsMinor),
    levels: levels.map(({ level, members, receive, costMinor }) => ({
      level,
      members,
      receive,
      each: money(receive === 0 ? 0n : costMinor / BigInt(receive)),
      cost: money(costMinor),
    })),
    counted: money(countedMinor),
    shareBp: countedMinor === 0n ? null : hundredths(meanMinor, countedMinor) / 100,
  }
}

/**
 * The cost of a month of a draft. It is kept with the revision that was simulated, and the second person reads
 * it. @throws Refusal `promotion.draft_unknown`, `.draft_changed`
 */
export const createSimulatePromotion =
  (needs: Needs) =>
  async (order: {
    readonly brandId: number
    readonly draftId: string
    readonly revision: number
    readonly seed: number
  }): Promise<MonthCost> => {
    const { database, clock } = needs
    const { brandId, draftId, revision, seed } = order
    const draft = await getDraft(needs, brandId, draftId)
    if (draft.revision !== revision) throw new Refusal('promotion.draft_changed')
    const began = performance.now()
    const { members, audience } = await readSample(needs, draft, seed)
    const result = simulateMonths(draft.content.terms, members, { audience, months, seed })
    const about = {
      seed,
      sampled: members.length,
      audience,
      simulatedAt: clock.now().toISOString(),
      tookMs: Math.round(performance.now() - began),
    }
    const cost = presentCost(result, about, draft.content.budget)
    await keepCost(database.db, draftId, revision, cost)
    return cost
  }
