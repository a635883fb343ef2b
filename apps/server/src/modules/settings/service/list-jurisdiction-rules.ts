import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listJurisdictionRules } from '@trevo/contract/ops/company/jurisdictions.ts'
import { JurisdictionRules } from '../domain/jurisdiction-profile.ts'
import type { BrandDeskNeeds } from '../needs.ts'
import { listProfiles } from '../repository/load-brands.ts'
import { waitingOf } from './brand-parts.ts'
import { planRulesKindName } from './plan-jurisdiction-rules.ts'

/** The versions of a jurisdiction's rules, the newest first. */
export const createListJurisdictionRules =
  (needs: BrandDeskNeeds) =>
  async (brandId: number, name: 'open' | 'br'): Promise<Answer<typeof listJurisdictionRules>> => {
    const now = needs.clock.now()
    const rows = await listProfiles(needs.database, name)
    const inForce = rows.find((row) => row.effective_at <= now)
    const waiting = await waitingOf(needs, brandId, planRulesKindName)
    return {
      versions: rows.map((row) => ({
        effectiveAt: row.effective_at.toISOString(),
        isInForce: row === inForce,
        rules: JurisdictionRules.parse(row.rules),
        articles: row.articles,
      })),
      waiting: waiting.filter(({ section }) => section.startsWith(`${name}/`)),
    }
  }
