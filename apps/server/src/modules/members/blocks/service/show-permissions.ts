import { memberPermissions, type MemberPermission } from '@trevo/contract/member-permissions.ts'
import type { PermissionState } from '@trevo/contract/ops/members/members.ts'
import type { Member } from '../../common/repository/find-member.ts'
import { findRunning } from '../../exclusion/repository/exclusions.ts'
import type { MemberDb } from '../../tables.ts'
import { listRunningBlocks } from '../repository/blocks.ts'

/** What a member's own exclusion takes away; withdrawing and logging in stay possible. */
const takenByExclusion: ReadonlySet<MemberPermission> = new Set([
  'deposit',
  'stake',
  'bonus',
  'marketing',
])

const open = { by: null, since: null, until: null, operator: null, reason: null }

/** The six permissions, and what blocks each: an operator's block before the member's exclusion. */
export const showPermissions = async (
  db: MemberDb,
  { memberId, closedAt }: Pick<Member, 'memberId' | 'closedAt'>,
): Promise<PermissionState[]> => {
  const blocks = await listRunningBlocks(db, memberId)
  const exclusion = await findRunning(db, memberId)
  return memberPermissions.map((permission) => {
    const block = blocks.find((one) => one.permission === permission)
    if (closedAt) return { permission, ...open, by: 'closed', since: closedAt.toISOString() }
    if (block) {
      return {
        permission,
        by: 'operator',
        since: block.began_at.toISOString(),
        until: block.ends_at?.toISOString() ?? null,
        operator: block.operator,
        reason: block.reason,
      }
    }
    if (!exclusion || !takenByExclusion.has(permission)) return { permission, ...open }
    return {
      permission,
      ...open,
      by: 'exclusion',
      since: exclusion.began_at.toISOString(),
      until: exclusion.ends_at?.toISOString() ?? null,
    }
  })
}
