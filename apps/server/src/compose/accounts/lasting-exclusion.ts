import type { LastingExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'

/** Finds the exclusion in force of a member, in the form of pages; null for members who may play. */
export const lastingExclusion =
  ({ findExclusion }: Pick<MemberDirectory, 'findExclusion'>) =>
  async (memberId: bigint): Promise<LastingExclusion | null> => {
    const exclusion = await findExclusion(memberId)
    return exclusion
      ? { kind: exclusion.kind, endsAt: exclusion.endsAt?.toISOString() ?? null }
      : null
  }
