import type { Body } from '@trevo/contract/endpoint.ts'
import type {
  liftMemberExclusion,
  MemberExclusions,
  OpsExclusion,
  setMemberExclusion,
} from '@trevo/contract/ops/exclusions.ts'
import { liftableFrom } from '../domain/exclusion-terms.ts'
import {
  listExclusionEvents,
  listExclusions,
  type ExclusionEventRow,
  type ExclusionRow,
} from '../repository/exclusions.ts'
import type { Member } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import { excludeInTx } from './exclude-in-tx.ts'
import { createCountExclusions } from './count-exclusions.ts'
import { createListExclusions } from './list-exclusions.ts'
import { getExcludable, liftKindName } from './lift-exclusion-kind.ts'

const shownMax = 50

type ByOperator = {
  readonly brandId: number
  readonly operatorId: bigint
  readonly operator: string
}

/** Who asked last to lift an exclusion. */
const lastRequesterOf = (events: readonly ExclusionEventRow[]): string | null | undefined =>
  events.findLast(({ kind }) => kind === 'lift_asked')?.operator

const present = (
  row: ExclusionRow,
  events: readonly ExclusionEventRow[],
  askedBy: string | undefined,
  liftDays: number,
): OpsExclusion => ({
  kind: row.kind,
  term: row.term,
  beganAt: row.began_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  liftableFrom: row.ends_at === null ? liftableFrom(row.began_at, liftDays).toISOString() : null,
  firstOperator: (row.ended_at === null ? askedBy : lastRequesterOf(events)) ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  events: events.map(({ kind, at, operator, reason }) => ({
    kind,
    at: at.toISOString(),
    operator,
    reason,
  })),
})

/** The operators' use cases: view, set and lift exclusions; every action is recorded in their log. */
export const createOperatorExclusions = (needs: MembersNeeds) => {
  const { database, staff } = needs
  const { db } = database

  const getMember = (brandId: number, username: string): Promise<Member> =>
    getExcludable(needs, db, brandId, username)

  const show = async (
    brandId: number,
    { memberId, username }: Member,
  ): Promise<MemberExclusions> => {
    const { exclusionLiftDays: liftDays } = needs.settings.memberBrandOf(brandId)
    const waiting = await staff.listWaiting(brandId, liftKindName, [username])
    const askedBy = waiting.get(username)?.askedBy
    const rows = await listExclusions(db, memberId, shownMax)
    const events = await listExclusionEvents(
      db,
      rows.map(({ exclusion_id: id }) => id),
    )
    return {
      username,
      isExcluded: rows.some(({ ended_at: endedAt }) => endedAt === null),
      exclusions: rows.map((row) => {
        const own = events.filter(({ exclusion_id: id }) => id === row.exclusion_id)
        return present(row, own, askedBy, liftDays)
      }),
    }
  }

  return {
    listExclusions: createListExclusions(needs),
    countExclusions: createCountExclusions(needs),
    showMemberExclusions: async (brandId: number, username: string): Promise<MemberExclusions> =>
      show(brandId, await getMember(brandId, username)),

    setMemberExclusion: async ({
      brandId,
      username,
      kind,
      term,
      ...by
    }: Body<typeof setMemberExclusion> & ByOperator): Promise<MemberExclusions> => {
      const member = await getMember(brandId, username)
      const { memberId } = member
      await database.inTx((tx) => excludeInTx(needs, tx, { memberId, kind, term, by }))
      return show(brandId, member)
    },

    liftMemberExclusion: async ({
      brandId,
      username,
      reason,
      operatorId,
      operator,
    }: Body<typeof liftMemberExclusion> & ByOperator): Promise<MemberExclusions> => {
      const member = await getMember(brandId, username)
      await staff.askChange({
        kind: liftKindName,
        brandId,
        target: member.username,
        input: {},
        reason: reason.trim(),
        by: { operatorId, username: operator },
      })
      return show(brandId, member)
    },
  }
}
export type OperatorExclusions = ReturnType<typeof createOperatorExclusions>
