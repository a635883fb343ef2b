import type { MemberDb } from '../../tables.ts'

/** What operators did about a member's exclusions, the latest first; the member's own is in the security log. */
export const listOperatorExclusions = (
  db: MemberDb,
  memberId: bigint,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
) => {
  let query = db
    .selectFrom('members.exclusion_event as e')
    .innerJoin('members.exclusion as x', 'x.exclusion_id', 'e.exclusion_id')
    .select(['e.event_id', 'e.at', 'e.kind', 'e.operator', 'e.reason', 'x.term'])
    .where('x.member_id', '=', memberId)
    .where('e.operator', 'is not', null)
    .where('e.kind', 'in', ['began', 'lifted'])
  if (before !== undefined) query = query.where('e.event_id', '<', before)
  return query.orderBy('e.event_id', 'desc').limit(limit).execute()
}
