import type { MemberPermission } from '@trevo/contract/member-permissions.ts'
import { findMember } from '../../common/repository/find-member.ts'
import { findRunning } from '../../exclusion/repository/exclusions.ts'
import type { MemberDb } from '../../tables.ts'
import { listRunningBlocks } from '../repository/blocks.ts'

/** What bars an account besides the register's impediment. */
export type OwnBar = {
  readonly kind: 'pause' | 'exclusion' | 'checking' | 'operator'
  readonly since: Date
  readonly until: Date | null
  readonly takes: readonly MemberPermission[]
}

const played = ['deposit', 'stake', 'bonus', 'marketing'] as const

/** The member's own exclusion, an answer that is awaited, and blocks of operators: without their internal reasons. */
export const findBars = async (db: MemberDb, memberId: bigint): Promise<readonly OwnBar[]> => {
  const [member, exclusion, blocks] = await Promise.all([
    findMember(db, memberId),
    findRunning(db, memberId),
    listRunningBlocks(db, memberId),
  ])
  return [
    ...(exclusion
      ? [
          {
            kind: exclusion.kind,
            since: exclusion.began_at,
            until: exclusion.ends_at,
            takes: played,
          },
        ]
      : []),
    ...(member?.uncheckedAt
      ? [
          {
            kind: 'checking' as const,
            since: member.uncheckedAt,
            until: null,
            takes: ['deposit', 'stake'] as const,
          },
        ]
      : []),
    ...blocks.map((block) => ({
      kind: 'operator' as const,
      since: block.began_at,
      until: block.ends_at,
      takes: [block.permission],
    })),
  ]
}
