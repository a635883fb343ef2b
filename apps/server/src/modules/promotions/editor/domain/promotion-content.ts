import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type { PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import type { RewardValue } from '@trevo/contract/promotion-terms.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { PromotionRow } from '../../tables.ts'

export type Code = PromotionContent['codes'][number]

/** A stored promotion as an operator writes one. */
export const contentOf = (row: PromotionRow, codes: readonly Code[]): PromotionContent => ({
  anchor: row.anchor,
  kind: row.kind,
  category: row.category,
  texts: row.texts,
  hue: row.hue,
  symbols: row.symbols,
  terms: row.terms,
  audience: row.audience,
  timeZone: row.time_zone,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  budget: row.budget_minor === null ? null : formatMoney(row.budget_minor),
  stock: row.stock,
  codes: [...codes],
  sortOrder: row.sort_order,
})

/** The columns that a content sets. */
export const columnsOf = (content: PromotionContent) => ({
  anchor: content.anchor,
  kind: content.kind,
  category: content.category,
  texts: content.texts,
  hue: content.hue,
  symbols: content.symbols,
  terms: content.terms,
  audience: content.audience,
  time_zone: content.timeZone,
  starts_at: new Date(content.startsAt),
  ends_at: content.endsAt === null ? null : new Date(content.endsAt),
  budget_minor: content.budget === null ? null : parseMoney(content.budget),
  stock: content.stock,
  sort_order: content.sortOrder,
})

const percent = (bp: number): string => `${(bp / 100).toFixed(2)} %`

const valueFacts = (value: RewardValue): Facts => {
  if (value.form === 'fixed') return { rewardAmount: value.amount }
  if (value.form === 'percent') {
    return { rewardOf: value.of, rewardShare: percent(value.bp), rewardCap: value.cap }
  }
  const steps = value.tiers.map(({ from, amount }) => `${from} → ${amount}`)
  return { rewardOf: value.of, rewardSteps: steps }
}

const wageringFacts = ({ wagering }: PromotionContent['terms']): Facts =>
  wagering === null
    ? { wagerTimes: null }
    : {
        wagerTimes: wagering.multiplier,
        wagerWeights: { ...wagering.weights },
        wagerStakeCap: wagering.stakeCap,
        wagerPrizeCap: wagering.prizeCap,
        wagerDays: wagering.expiresInDays,
      }

/** A content as the second person reads it beside the published one. */
export const describeContent = (content: PromotionContent): Facts => {
  const { terms, audience, texts } = content
  const { segment, ...others } = audience
  return {
    promotion: content.anchor,
    promotionKind: content.kind,
    titlePt: texts.PT?.title ?? null,
    titleEn: texts.EN?.title ?? null,
    leadPt: texts.PT?.lead ?? null,
    leadEn: texts.EN?.lead ?? null,
    bodyPt: texts.PT?.body ?? null,
    bodyEn: texts.EN?.body ?? null,
    prize: terms.reward.prize,
    ...valueFacts(terms.reward.value),
    conditions: JSON.parse(JSON.stringify(terms.conditions.of)),
    countedOver: terms.countedOver,
    depositMin: terms.depositMin,
    ...wageringFacts(terms),
    perPerson: `${terms.perPerson.times} / ${terms.perPerson.per}`,
    segment: segment?.name ?? null,
    segmentConditions: segment ? JSON.parse(JSON.stringify(segment.conditions)) : null,
    audience: JSON.parse(JSON.stringify(others)),
    startsAt: content.startsAt,
    endsAt: content.endsAt,
    timeZone: content.timeZone,
    budget: content.budget,
    stock: content.stock,
    codes: content.codes.map(({ code, usesMax }) => `${code}: ${usesMax}`),
    category: content.category,
    place: content.sortOrder,
  }
}
