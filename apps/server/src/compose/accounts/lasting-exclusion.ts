import type { LastingExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'

/** Finds the exclusion that shuts a member out, as pages say it; null for whoever may play. */
export const lastingExclusion =
  ({ findExclusion }: Pick<MemberDirectory, 'findExclusion'>) =>
  async (memberId: bigint): Promise<LastingExclusion | null> => {
    const exclusion = await findExclusion(memberId)
    return exclusion ? { endsAt: exclusion.endsAt?.toISOString() ?? null } : null
  }
