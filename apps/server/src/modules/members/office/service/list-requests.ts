import type { WaitingChange } from '../../../../platform/approvals/change-kind.ts'
import type { Member } from '../../common/repository/find-member.ts'
import { liftKindName } from '../../exclusion/service/lift-exclusion-kind.ts'
import type { OfficeNeeds } from '../needs.ts'

/** Acts on a member that need a second person, by the names of their endpoints. */
const kinds = [liftKindName, 'correctMemberContact', 'reopenMember', 'changeMemberType'] as const

/** What waits for a second person about a member. */
export const listRequests = async (
  { staff }: Pick<OfficeNeeds, 'staff'>,
  { brandId, username }: Member,
): Promise<readonly (WaitingChange & { readonly kind: string })[]> => {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const waiting = (await staff.listWaiting(brandId, kind, [username])).get(username)
      return waiting ? [{ ...waiting, kind }] : []
    }),
  )
  return found.flat()
}
