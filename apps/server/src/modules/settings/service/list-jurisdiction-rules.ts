import {
  isRuleName,
  ruleNames,
  ruleRegistry,
  type Jurisdiction,
} from '@trevo/contract/jurisdiction-rules.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import { RuleValue, type listJurisdictionRules } from '@trevo/contract/ops/company/jurisdictions.ts'
import type { BrandDeskNeeds } from '../needs.ts'
import type { RuleValueRow } from '../domain/settings-rows.ts'
import { listRuleValues } from '../repository/jurisdiction-rules.ts'
import { waitingOf } from './brand-parts.ts'
import { planRulesKindName } from './plan-jurisdiction-rules.ts'

type Listed = Answer<typeof listJurisdictionRules>['rules'][number]

/** A rule with its values, the newest first. */
const listed = (key: string, rows: readonly RuleValueRow[], now: Date): Listed => {
  const inForce = rows.find((row) => row.effective_at <= now)
  return {
    key,
    unit: isRuleName(key) ? ruleRegistry[key].unit : null,
    changes: rows.map((row) => ({
      effectiveAt: row.effective_at.toISOString(),
      state: row === inForce ? 'inForce' : row.effective_at > now ? 'planned' : 'past',
      value: RuleValue.parse(row.value),
      article: row.article,
      confidence: row.confidence,
    })),
  }
}

/** Every rule of a jurisdiction, each with all that it was and is planned to be. */
export const createListJurisdictionRules =
  (needs: BrandDeskNeeds) =>
  async (brandId: number, name: Jurisdiction): Promise<Answer<typeof listJurisdictionRules>> => {
    const now = needs.clock.now()
    const rows = await listRuleValues(needs.database, name)
    const later = rows.map(({ key }) => key).filter((key) => !isRuleName(key))
    const waiting = await waitingOf(needs, brandId, planRulesKindName)
    return {
      rules: [...ruleNames, ...new Set(later)].map((key) =>
        listed(
          key,
          rows.filter((row) => row.key === key),
          now,
        ),
      ),
      waiting: waiting.filter(({ section }) => section.startsWith(`${name}/`)),
    }
  }
