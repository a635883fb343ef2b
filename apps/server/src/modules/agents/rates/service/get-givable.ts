import type { Query } from '@trevo/contract/endpoint.ts'
import type { getGivable, Givable } from '@trevo/contract/wps/agents/rebates.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { listGivable } from './set-downline-rates.ts'
import { requireDirectDownline, type Caller } from '../../tree/service/require-downline.ts'

/** The series and rebates that may be given to somebody directly below, or to a new account. */
export const createGetGivable =
  (needs: AgentsNeeds) =>
  async (caller: Caller, { memberId }: Query<typeof getGivable>): Promise<Givable> => {
    const whom =
      memberId === undefined ? undefined : await requireDirectDownline(needs, caller, memberId)
    return listGivable(needs, needs.database.db, caller, whom)
  }
