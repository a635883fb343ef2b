import type { ContentFault, PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import type { PromotionKind } from '@trevo/contract/promotion-names.ts'
import type { RewardBasis } from '@trevo/contract/promotion-terms.ts'
import { isTimeZone } from '@trevo/calendar/time-zone.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { PromotionRow } from '../../tables.ts'

export type FoundFault = {
  readonly fault: ContentFault
  readonly values: Readonly<Record<string, string>>
}

/** Languages in which a player may read the page. */
const neededTexts = ['PT', 'EN'] as const

/** What the reward of a kind is a share of, where its name promises one. */
const basisOfKind: Partial<Record<PromotionKind, RewardBasis>> = {
  depositMatch: 'deposit',
  cashback: 'netLoss',
  rescue: 'netLoss',
}

const fault = (name: ContentFault, values: FoundFault['values'] = {}): FoundFault => ({
  fault: name,
  values,
})

const faultsOfContent = (content: PromotionContent, now: Date): FoundFault[] => {
  const { texts, startsAt, endsAt, timeZone, kind, terms, codes, budget, stock } = content
  const missing = neededTexts.filter(
    (code) => !texts[code]?.title.trim() || !texts[code].lead.trim(),
  )
  const { value } = terms.reward
  const basis = basisOfKind[kind]
  const isShareOf = value.form === 'fixed' ? undefined : value.of
  const found: FoundFault[] = missing.map((language) => fault('textMissing', { language }))
  if (endsAt !== null && endsAt <= startsAt) found.push(fault('endBeforeStart'))
  if (endsAt !== null && new Date(endsAt) <= now) found.push(fault('ended'))
  if (!isTimeZone(timeZone)) found.push(fault('zoneUnknown'))
  if (basis !== undefined && isShareOf !== basis) found.push(fault('basisOfKind', { basis }))
  if (kind === 'redeemCode' && codes.length === 0) found.push(fault('codeMissing'))
  if (budget === null && stock === null) found.push(fault('boundless'))
  return found
}

/** What stays as it was published, because entries are named by it or began under it. */
const faultsOfChange = (
  content: PromotionContent,
  published: PromotionRow,
  now: Date,
): FoundFault[] => {
  const found: FoundFault[] = []
  const { starts_at: began, terms } = published
  const hasBegun = began <= now
  if (content.anchor !== published.anchor) found.push(fault('anchorFixed'))
  if (content.kind !== published.kind) found.push(fault('kindFixed'))
  if (hasBegun && content.timeZone !== published.time_zone) found.push(fault('zoneFixed'))
  if (hasBegun && new Date(content.startsAt).getTime() !== began.getTime()) {
    found.push(fault('startFixed'))
  }
  if (hasBegun && content.terms.perPerson.per !== terms.perPerson.per) {
    found.push(fault('periodFixed'))
  }
  if (content.budget !== null && parseMoney(content.budget) < published.spent_minor) {
    found.push(fault('budgetSpent'))
  }
  if (content.stock !== null && content.stock < published.issued_count) {
    found.push(fault('stockGiven'))
  }
  return found
}

/** Why a content cannot be published as it is, as far as its own words tell. */
export const listContentFaults = (
  content: PromotionContent,
  published: PromotionRow | undefined,
  now: Date,
): readonly FoundFault[] => [
  ...faultsOfContent(content, now),
  ...(published ? faultsOfChange(content, published, now) : []),
]
