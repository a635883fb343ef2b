import {
  deliveredRules,
  isRuleName,
  ruleRegistry,
  type Jurisdiction,
  type JurisdictionRules,
} from '@trevo/contract/jurisdiction-rules.ts'
import type { RuleValueRow } from './settings-rows.ts'

/** The rules of a jurisdiction from an instant until the next one of the list. */
type Span = { readonly from: Date; readonly rules: JurisdictionRules }

export type RuleTimeline = readonly Span[]

/**
 * The rules of one jurisdiction over time. A rule without a row has its delivered value, as for a copy that reads
 * the rows of a version before. Rows of unknown rules, as a later version writes them, are left out. Throws if a
 * value is not one that its rule takes.
 */
export const timelineOf = (
  jurisdiction: Jurisdiction,
  rows: readonly RuleValueRow[],
): RuleTimeline => {
  const own = rows
    .filter((row) => row.jurisdiction === jurisdiction)
    .toSorted((a, b) => a.effective_at.getTime() - b.effective_at.getTime())
  const spans: Span[] = [{ from: new Date(0), rules: deliveredRules(jurisdiction) }]
  for (const { key, value, effective_at: from } of own) {
    if (!isRuleName(key)) continue
    const before = spans.at(-1)
    const rules = { ...before?.rules, [key]: ruleRegistry[key].schema.parse(value) }
    spans.push({ from, rules: rules as JurisdictionRules }) // all rules of the span before, one of them parsed
  }
  return spans
}

/** The rules in force at an instant. */
export const rulesAt = (timeline: RuleTimeline, at: Date): JurisdictionRules => {
  const span = timeline.findLast(({ from }) => from <= at)
  if (!span) throw new Error('a timeline without a beginning')
  return span.rules
}
