import type { Standing } from '@trevo/contract/wps/security/standing.ts'
import type { ComplianceNeeds } from '../needs.ts'
import { findRunningImpediment } from '../repository/impediments.ts'

/** What is taken away until the person has done it. */
const takenUntilDone = {
  identity: ['stake'],
  identityReview: ['stake'],
  limits: ['deposit', 'stake'],
} as const

/** A bar as this module knows it; what it rests on and what can be done follow from its kind. */
export type Bar = Pick<
  Standing['bars'][number],
  'kind' | 'since' | 'until' | 'reasons' | 'takes' | 'deadlines'
>

const played = ['deposit', 'stake', 'bonus', 'marketing'] as const

/** What bars a member's account, in the member's view: reasons and deadlines. */
export const createGetStanding =
  ({ database: { db }, members }: ComplianceNeeds) =>
  async (memberId: bigint): Promise<{ readonly bars: readonly Bar[] }> => {
    const [account, own] = await Promise.all([
      members.findAccount(memberId),
      members.findBars(memberId),
    ])
    if (!account) return { bars: [] }
    const bars: Bar[] = []
    const impediment = await findRunningImpediment(db, account.personId)
    if (impediment) {
      bars.push({
        kind: 'register',
        since: impediment.detected_at.toISOString(),
        until: null,
        reasons: impediment.reasons.map(({ code }) => code),
        takes: [...played],
        deadlines: {
          withdrawUntil: impediment.withdraw_until.toISOString(),
          closeUntil: impediment.close_until.toISOString(),
          returnUntil: impediment.return_until.toISOString(),
        },
      })
    }
    for (const { kind, since, until, takes } of own) {
      bars.push({
        kind,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
        reasons: [],
        takes: [...takes],
        deadlines: null,
      })
    }
    for (const kind of await members.findUnmet(account)) {
      const takes = [...takenUntilDone[kind]]
      bars.push({ kind, since: null, until: null, reasons: [], takes, deadlines: null })
    }
    return { bars }
  }
