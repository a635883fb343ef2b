import type { Answer } from '@trevo/contract/endpoint.ts'
import type { showServiceStatus } from '@trevo/contract/wps/status/service-status.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { givenShares } from '@trevo/promotion-rules/given-shares.ts'
import { worstOf } from '../domain/judge-part.ts'
import { incidentRule } from '../domain/part-rules.ts'
import { presentCredits, presentIncident, presentParts } from './present-status.ts'
import type { ReadStatusOf } from './read-status.ts'

/** How every part of a brand's site works, and its incidents of 30 days. */
export const createShowServiceStatus =
  (readStatus: ReadStatusOf) =>
  async (brandId: number, language: LanguageCode): Promise<Answer<typeof showServiceStatus>> => {
    const read = await readStatus(brandId)
    const { now, brand, vendors, incidents, rules } = read
    const parts = presentParts(read, brand)
    return {
      state: worstOf(parts.map(({ state }) => state)),
      answeredAt: now.toISOString(),
      opensAfterMin: incidentRule.opensAfterMin,
      closesAfterMin: incidentRule.closesAfterMin,
      parts: [...parts],
      credits: presentCredits(rules, now),
      creditShareBp: givenShares.missions,
      incidents: incidents.map((row) =>
        presentIncident(row, vendors, { language, brandLanguage: brand.language, rules }),
      ),
    }
  }
