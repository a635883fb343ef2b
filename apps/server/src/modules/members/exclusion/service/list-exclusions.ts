import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listExclusions } from '@trevo/contract/ops/exclusions.ts'
import { withExtra } from '@trevo/platform/keyset.ts'
import { findMembers } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import { liftableFrom } from '../domain/exclusion-terms.ts'
import { listExclusionsOfBrand } from '../repository/exclusions.ts'
import { liftKindName } from './lift-exclusion-kind.ts'

/** Pauses and self-exclusions of a brand, the latest first. */
export const createListExclusions =
  ({ database: { db }, staff, settings }: Pick<MembersNeeds, 'database' | 'staff' | 'settings'>) =>
  async (
    brandId: number,
    { kind, state, before, pageSize }: Query<typeof listExclusions>,
  ): Promise<Answer<typeof listExclusions>> => {
    const rows = await listExclusionsOfBrand(db, {
      brandId,
      kind,
      isRunning: state === 'running',
      before: before === undefined ? undefined : BigInt(before),
      limit: withExtra(pageSize),
    })
    const { exclusionLiftDays: days } = settings.memberBrandOf(brandId)
    const page = rows.slice(0, pageSize)
    const found = await findMembers(
      db,
      page.map((row) => row.member_id),
    )
    const members = new Map(found.map((member) => [member.memberId, member]))
    const names = found.map(({ username }) => username)
    const waiting = await staff.listWaiting(brandId, liftKindName, names)
    return {
      list: page.map((row) => {
        const member = members.get(row.member_id)
        return {
          exclusionId: String(row.exclusion_id),
          customerId: member?.customerId ?? '',
          username: member?.username ?? '',
          kind: row.kind,
          term: row.term,
          beganAt: row.began_at.toISOString(),
          endsAt: row.ends_at?.toISOString() ?? null,
          endedAt: row.ended_at?.toISOString() ?? null,
          liftableFrom:
            row.ends_at === null ? liftableFrom(row.began_at, days).toISOString() : null,
          liftAskedBy: waiting.get(member?.username ?? '')?.askedBy ?? null,
        }
      }),
      next: rows.length > pageSize ? String(page.at(-1)?.exclusion_id ?? '') : null,
    }
  }
