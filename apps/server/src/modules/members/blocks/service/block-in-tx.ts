import { memberPermissions, type MemberPermission } from '@trevo/contract/member-permissions.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import { addOfficeEvent } from '../../common/repository/office-events.ts'
import { findMember } from '../../common/repository/find-member.ts'
import { applyStanding } from '../../common/service/apply-standing.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberTables } from '../../tables.ts'
import { endRunningBlocks, insertBlocks, listRunningBlocks } from '../repository/blocks.ts'

export type BlockOrder = {
  readonly memberId: bigint
  readonly permissions: readonly MemberPermission[]
  readonly operator: string
  readonly reason: string
}

type Needs = Pick<MembersNeeds, 'wallet' | 'cashier' | 'clock' | 'identity' | 'kyc' | 'limits'>

const lockBlocked = async ({ wallet }: Needs, tx: Tx, memberId: bigint) => {
  // Everything that moves the member's money takes this lock before it reads what is blocked.
  await wallet.lockBalance(tx, memberId)
  return (await findMember(tables<MemberTables>(tx), memberId))?.blocked ?? []
}

const inOrder = (permissions: readonly MemberPermission[]): MemberPermission[] =>
  memberPermissions.filter((one) => permissions.includes(one))

/**
 * Blocks permissions in the caller's transaction, under the lock that moves the member's money: what was ordered
 * before has moved, what comes after is refused. A block replaces one of the same permission; that of the login ends
 * every session.
 */
export const blockInTx = async (
  needs: Needs,
  tx: Tx,
  { memberId, permissions, operator, reason, until }: BlockOrder & { readonly until: Date | null },
): Promise<void> => {
  const db = tables<MemberTables>(tx)
  const at = needs.clock.now()
  const before = await lockBlocked(needs, tx, memberId)
  const chosen = inOrder(permissions)
  await endRunningBlocks(db, memberId, chosen, at)
  const times = { began_at: at, ends_at: until }
  await insertBlocks(db, chosen, { member_id: memberId, ...times, reason, operator })
  await applyStanding(needs, tx, memberId)
  if (chosen.includes('login')) await needs.identity.endSessionsInTx(tx, memberId)
  const detail = { permissions: chosen, until: until?.toISOString() ?? null }
  await addOfficeEvent(db, { memberId, at, kind: 'blocked', operator, reason, detail })
  noteAct({
    before: { blocked: [...before], until: null },
    after: { blocked: inOrder([...before, ...chosen]), until: detail.until },
  })
}

/** Gives permissions back. @throws Refusal `member.not_blocked` if none of them was blocked by an operator. */
export const unblockInTx = async (
  needs: Needs,
  tx: Tx,
  { memberId, permissions, operator, reason }: BlockOrder,
): Promise<void> => {
  const db = tables<MemberTables>(tx)
  const at = needs.clock.now()
  const before = await lockBlocked(needs, tx, memberId)
  const ended = await endRunningBlocks(db, memberId, permissions, at)
  if (ended.length === 0) throw new Refusal('member.not_blocked')
  await applyStanding(needs, tx, memberId)
  const given = ended.map(({ permission }) => permission)
  const detail = { permissions: inOrder(given) }
  await addOfficeEvent(db, { memberId, at, kind: 'unblocked', operator, reason, detail })
  const after = before.filter((one) => !given.includes(one))
  noteAct({ before: { blocked: [...before] }, after: { blocked: after } })
}

/** Ends the blocks of a member that have reached their end. */
export const endOverdueInTx = async (needs: Needs, tx: Tx, memberId: bigint): Promise<void> => {
  const db = tables<MemberTables>(tx)
  const at = needs.clock.now()
  await lockBlocked(needs, tx, memberId)
  const running = await listRunningBlocks(db, memberId)
  const over = running.filter(({ ends_at: endsAt }) => endsAt !== null && endsAt <= at)
  if (over.length === 0) return
  const permissions = over.map(({ permission }) => permission)
  await endRunningBlocks(db, memberId, permissions, at)
  await applyStanding(needs, tx, memberId)
  const detail = { permissions: inOrder(permissions) }
  const event = { memberId, at, kind: 'block_ended', operator: null, reason: null, detail } as const
  await addOfficeEvent(db, event)
}
