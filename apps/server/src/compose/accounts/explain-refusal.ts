import type { Standings } from '../../platform/http/find-exclusion.ts'
import type { Modules } from '../modules.ts'

/** What is missing where a gate asks for identity or limits; the pages that refuse name it. */
export const createExplainRefusal =
  ({ kyc, limits }: Pick<Modules, 'kyc' | 'limits'>): NonNullable<Standings['explainRefusal']> =>
  async (code, caller) => {
    if (code === 'limit.missing') return { missing: await limits.missingFor(caller) }
    if (code !== 'kyc.required') return {}
    const { state, missing } = await kyc.getKyc(caller.memberId)
    return { state, missing }
  }
