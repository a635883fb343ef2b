import type { Body } from '@trevo/contract/endpoint.ts'
import type {
  liftMemberExclusion,
  MemberExclusions,
  OpsExclusion,
  setMemberExclusion,
} from '@trevo/contract/ops/exclusions.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { kindOf } from '../../common/domain/member-kind.ts'
import { liftableFrom } from '../domain/exclusion-terms.ts'
import {
  addExclusionEvent,
  findRunning,
  listExclusionEvents,
  listExclusions,
  updateExclusion,
  type ExclusionEventRow,
  type ExclusionRow,
} from '../repository/exclusions.ts'
import { findMemberByUsername, type Member } from '../../common/repository/find-member.ts'
import type { MemberTables } from '../../tables.ts'
import type { MembersNeeds } from '../../needs.ts'
import { endInTx } from './end-exclusions.ts'
import { excludeInTx } from './exclude-in-tx.ts'

const shownMax = 50

type ByOperator = { readonly brandId: number; readonly operator: string }

const present = (row: ExclusionRow, events: readonly ExclusionEventRow[]): OpsExclusion => ({
  term: row.term,
  beganAt: row.began_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  liftableFrom: row.ends_at === null ? liftableFrom(row.began_at).toISOString() : null,
  firstOperator: row.first_operator,
  endedAt: row.ended_at?.toISOString() ?? null,
  events: events
    .filter(({ exclusion_id: id }) => id === row.exclusion_id)
    .map(({ kind, at, operator, reason }) => ({ kind, at: at.toISOString(), operator, reason })),
})

/**
 * Two different operators, and not before the minimum term: the first is recorded, the second lifts. @throws
 * Refusal `exclusion.none`, `.ends_by_itself`, `.too_early` {from}, `.same_operator`
 */
const lift = async (
  needs: MembersNeeds,
  tx: Tx,
  memberId: bigint,
  by: { readonly operator: string; readonly reason: string },
): Promise<void> => {
  const { wallet, clock } = needs
  const db = tables<MemberTables>(tx)
  await wallet.lockBalance(tx, memberId)
  const running = await findRunning(db, memberId)
  if (!running) throw new Refusal('exclusion.none')
  if (running.ends_at !== null) throw new Refusal('exclusion.ends_by_itself')
  const at = clock.now()
  const from = liftableFrom(running.began_at)
  if (at < from) throw new Refusal('exclusion.too_early', { from: from.toISOString() })
  if (running.first_operator === null) {
    await updateExclusion(db, running.exclusion_id, { first_operator: by.operator })
    return addExclusionEvent(db, running.exclusion_id, { kind: 'lift_asked', at, by })
  }
  if (running.first_operator === by.operator) throw new Refusal('exclusion.same_operator')
  return endInTx(needs, tx, running, { kind: 'lifted', at, by })
}

/** The operators' use cases: view, set and lift exclusions; every action is recorded in their log. */
export const createOperatorExclusions = (needs: MembersNeeds) => {
  const { database, settings } = needs
  const { db } = database

  /** A trial user cannot be excluded. */
  const getMember = async (brandId: number, username: string): Promise<Member> => {
    const member = await findMemberByUsername(db, brandId, username)
    const kind = member && kindOf(member.type, settings.memberBrandOf(brandId))
    if (!member || kind === 'trial') throw new Refusal('exclusion.member_unknown')
    return member
  }

  const show = async ({ memberId, username }: Member): Promise<MemberExclusions> => {
    const rows = await listExclusions(db, memberId, shownMax)
    const events = await listExclusionEvents(
      db,
      rows.map(({ exclusion_id: id }) => id),
    )
    return {
      username,
      isExcluded: rows.some(({ ended_at: endedAt }) => endedAt === null),
      exclusions: rows.map((row) => present(row, events)),
    }
  }

  return {
    showMemberExclusions: async (brandId: number, username: string): Promise<MemberExclusions> =>
      show(await getMember(brandId, username)),

    setMemberExclusion: async ({
      brandId,
      username,
      term,
      ...by
    }: Body<typeof setMemberExclusion> & ByOperator): Promise<MemberExclusions> => {
      const member = await getMember(brandId, username)
      const { memberId } = member
      await database.inTx((tx) => excludeInTx(needs, tx, { memberId, term, by }))
      return show(member)
    },

    liftMemberExclusion: async ({
      brandId,
      username,
      ...by
    }: Body<typeof liftMemberExclusion> & ByOperator): Promise<MemberExclusions> => {
      const member = await getMember(brandId, username)
      await database.inTx((tx) => lift(needs, tx, member.memberId, by))
      return show(member)
    },
  }
}
export type OperatorExclusions = ReturnType<typeof createOperatorExclusions>
