import type { SportsbookContext } from '../../common/service/context.ts'

type LimitChange = {
  readonly brandId: number
  /** A kind of market, the code of a league, the username of a member; `brand` for the brand. */
  readonly target: string
  readonly input: unknown
  readonly reason: string
  readonly requestId?: string | undefined
  readonly by: { readonly operatorId: bigint; readonly username: string }
}

/** The first yes to other limits, or the second one. */
export const createChangeLimits = ({ staff, members }: SportsbookContext) => {
  const ask = (kind: string) => (change: LimitChange) => staff.askChange({ kind, ...change })
  const askOfMember = ask('changeMemberLimits')
  return {
    changeBrandLimits: ask('changeBrandLimits'),
    changeMarketLimits: ask('changeMarketLimits'),
    changeLeagueLimits: ask('changeLeagueLimits'),
    changeMemberLimits: async (change: LimitChange) => {
      const memberId = await members.findMemberId(change.brandId, change.target)
      // Without a member the kind of change refuses, as it does when the member has left since.
      return askOfMember({ ...change, target: String(memberId ?? '') })
    },
  }
}
