import { jurisdictions, ruleNames, ruleRegistry } from '@trevo/contract/jurisdiction-rules.ts'
import type { RuleValueRow } from './settings-rows.ts'

/** Delivered rules count from the first day of the books, as Brasília counts it. */
const deliveredFrom = new Date('2026-01-01T03:00:00Z')

/** The rows that a new installation begins with; only `br` follows articles. */
export const deliveredRuleRows = (): RuleValueRow[] =>
  jurisdictions.flatMap((jurisdiction) =>
    ruleNames.map((key) => {
      const { delivered, source } = ruleRegistry[key]
      const own = jurisdiction === 'br' ? source : null
      return {
        jurisdiction,
        key,
        effective_at: deliveredFrom,
        value: delivered[jurisdiction],
        article: own?.article ?? null,
        confidence: own?.confidence ?? null,
      }
    }),
  )
