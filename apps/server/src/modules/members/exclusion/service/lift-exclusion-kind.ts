import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import { kindOf } from '../../common/domain/member-kind.ts'
import { lockAccounts } from '../../common/service/lock-accounts.ts'
import { findMemberByUsername, type Member } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberDb, MemberTables } from '../../tables.ts'
import { liftableFrom } from '../domain/exclusion-terms.ts'
import {
  addExclusionEvent,
  findRunning,
  listSetTogether,
  type ExclusionRow,
} from '../repository/exclusions.ts'
import { endInTx } from './end-exclusions.ts'

export const liftKindName = 'liftMemberExclusion'

/** A member who can be excluded: never a trial user. @throws Refusal `exclusion.member_unknown` */
export const getExcludable = async (
  { settings }: Pick<MembersNeeds, 'settings'>,
  db: MemberDb,
  brandId: number,
  username: string,
): Promise<Member> => {
  const member = await findMemberByUsername(db, brandId, username)
  const kind = member && kindOf(member.type, settings.memberBrandOf(brandId))
  if (!member || kind === 'trial') throw new Refusal('exclusion.member_unknown')
  return member
}

/**
 * The end of a self-exclusion for an indefinite time, at every brand, not before its minimum term. Its target is the member's
 * username. Refuses `exclusion.member_unknown`, `.none`, `.ends_by_itself`, `.too_early` {from}.
 */
export const liftExclusionKind = (needs: MembersNeeds): ChangeKind => {
  const { clock } = needs
  const lock = async (tx: Tx, { brandId, target }: ChangeOrder): Promise<ExclusionRow> => {
    const db = tables<MemberTables>(tx)
    const { memberId } = await getExcludable(needs, db, brandId, target)
    // The locks that setting one takes first, of all accounts of the person.
    await lockAccounts(needs, tx, memberId)
    const running = await findRunning(db, memberId)
    if (!running) throw new Refusal('exclusion.none')
    if (running.ends_at !== null) throw new Refusal('exclusion.ends_by_itself')
    const from = liftableFrom(
      running.began_at,
      needs.settings.memberBrandOf(brandId).exclusionLiftDays,
    )
    if (clock.now() < from) throw new Refusal('exclusion.too_early', { from: from.toISOString() })
    return running
  }
  return changeKind({
    kind: liftKindName,
    right: 'exclusion.lift',
    input: z.strictObject({}),
    describe: async (tx, order) => {
      const { term, began_at: beganAt } = await lock(tx, order)
      const before = { member: order.target, excluded: true, term, since: beganAt.toISOString() }
      return { before, after: { ...before, excluded: false } }
    },
    execute: async (tx, order, { decided: operator, reason }) => {
      const by = { operator, reason }
      const running = await lock(tx, order)
      for (const row of await listSetTogether(tables<MemberTables>(tx), running)) {
        await endInTx(needs, tx, row, { kind: 'lifted', at: clock.now(), by })
      }
    },
    noteAsked: async (tx, order, { asked: operator, reason }) => {
      const { exclusion_id: id } = await lock(tx, order)
      const note = { kind: 'lift_asked', at: clock.now(), by: { operator, reason } } as const
      await addExclusionEvent(tables<MemberTables>(tx), id, note)
    },
  })
}
